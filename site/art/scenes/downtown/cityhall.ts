import { cat } from '../../cat/cat';
import { each, ellipse, gouge, line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { pigeon } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A tabby sits out a downpour on the steps of City Hall. */
export const cityhall: Scene = {
  palette: 'rain',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      path(
        each(
          [
            [60, 70, 400],
            [640, 40, 460],
            [260, 150, 340],
            [820, 170, 320],
          ] as const,
          ([x, y, w]) => `M${x} ${y}q${w / 4}-60 ${w / 2}-20q${w / 4}-40 ${w / 2} 20q-${w / 2} 40-${w} 0z`,
        ),
        p.far,
      );
    s += skyline(r, -20, 1220, 520, 120, 240, p.far, { tank: 0.2, win: p.pale, lit: 0.3 });
    // cupola
    s +=
      rect(700, 150, 150, 100, p.pale) +
      path('M722 240V176q20-26 40 0V240ZM788 240V176q20-26 40 0V240Z', p.mid) +
      rect(684, 140, 182, 16, p.near) +
      path('M702 140Q708 50 775 42Q842 50 848 140Z', p.mid) +
      rect(764, 6, 22, 44, p.cream) +
      path('M660 260H890V250H660Z', p.near);
    // hall
    s += rect(120, 256, 960, 330, p.cream) + rect(96, 244, 1008, 30, p.near) + rect(96, 282, 1008, 10, p.far);
    for (const x of [150, 240, 330, 420, 860, 950, 1030])
      s +=
        path(`M${x} 420V356q24-34 48 0V420ZM${x} 560V462H${x + 48}V560Z`, p.near) +
        path(`M${x + 7} 414V360q17-22 34 0V414Z`, p.lamp);
    s +=
      rect(520, 300, 320, 290, p.pale) +
      path('M604 590V410Q604 340 680 334Q756 340 756 410V590Z', p.near) +
      path('M622 590V412Q624 356 680 352Q736 356 738 412V590Z', p.lamp) +
      line('M680 352V590M622 440H738', p.near, 8);
    for (const x of [530, 790])
      s +=
        rect(x, 310, 40, 270, p.cream) +
        rect(x + 28, 314, 12, 262, p.far) +
        rect(x - 8, 300, 56, 18, p.near) +
        rect(x - 8, 574, 56, 18, p.near);
    for (let i = 0; i < 6; i++)
      s +=
        rect(420 - i * 70, 586 + i * 42, 520 + i * 140, 26, i % 2 ? p.pale : p.cream) +
        rect(426 - i * 70, 610 + i * 42, 508 + i * 140, 20, p.far);
    s +=
      path('M0 838H1200V920H0Z', p.mid) +
      path(
        gouge(40, 866, 360, 866, 5) + gouge(760, 880, 1160, 876, 6) + gouge(420, 892, 700, 888, 4),
        p.pale,
      );
    s += ellipse(372, 846, 210, 22, p.near, 'opacity=".45"');
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'tabby',
      x: 370,
      y: 838,
      scale: 1.16,
      ears: 'flat',
      mouth: 'grumpy',
      eyes: 'narrow',
      wear: ['bell'],
      tint: { white: p.cream, socks: true },
    });
    s += line(
      times(64, () => {
        const x = r() * 1260,
          y = r() * 900;
        return `M${n(x)} ${n(y)}l-16 54`;
      }),
      p.pale,
      3.4,
    );
    s += pigeon(1000, 826, 1.2, p, true, p.ink);
    return s;
  },
};
