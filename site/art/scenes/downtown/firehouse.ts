import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, gouge, line, n, path, rect, times } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { H, W, type Scene } from '../scene';

/** A firehouse cat in a helmet on the steam engine, ready for the bell. */
export const firehouse: Scene = {
  palette: 'extra',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.brick) + bricks(r, p.hot, 0, 0, W, 640, 80, 60, 20);
    s +=
      path('M140 920V300Q140 60 600 50Q1060 60 1060 300V920Z', p.cream) +
      path('M190 920V310Q190 110 600 100Q1010 110 1010 310V920Z', p.ink) +
      path('M190 310Q190 110 600 100Q1010 110 1010 310Z', p.near) +
      line('M600 100V310M400 130L450 310M800 130L750 310M190 310H1010', p.cream, 9);
    s += rect(390, 20, 420, 74, p.near) + lettering('ENGINE 31', 600, 34, 44, p.lamp, { w: 8, cond: 1.1 });
    s += line('M860 310V800', p.lamp, 20);
    // bell
    s += g(
      path('M-60 40Q-50 20-46-20Q-40-70 0-74Q40-70 46-20Q50 20 60 40Z', p.lamp) +
        circle(0, 52, 14, p.lamp) +
        line('M0-74V-110M-50-110H50', p.slate, 10),
      at(262, 450, 0.9),
    );
    // engine
    s +=
      rect(0, 800, W, 120, p.mid) +
      path(
        times(6, (i) => gouge(i * 210 - 30, 850 + (i % 2) * 30, i * 210 + 150, 852 + (i % 2) * 30, 5)),
        p.near,
      );
    s += path('M250 690H900V640H940V720H230Z', p.hot) + path('M250 700H930V716H250Z', p.lamp);
    s +=
      path('M700 640V400Q700 350 760 344H820Q880 350 880 400V640Z', p.lamp) +
      path('M690 400H890V424H690ZM690 560H890V584H690Z', p.ginger) +
      path('M730 344Q730 250 770 236H810Q850 250 850 344Z', p.slate) +
      rect(756, 200, 68, 44, p.slate) +
      circle(790, 490, 34, p.cream, `stroke="${p.ink}" stroke-width="7"`) +
      line('M790 490L808 470', p.hot, 6);
    s += path(
      'M740 190C720 150 760 130 790 150C800 110 860 120 850 160C890 160 890 200 840 196C810 210 760 210 740 190Z',
      p.pale,
    );
    s +=
      rect(300, 600, 330, 90, p.hot) +
      rect(316, 616, 298, 58, 'none', `stroke="${p.lamp}" stroke-width="6"`) +
      path('M280 600H650V580H280Z', p.ink);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'cow',
      x: 470,
      y: 590,
      scale: 1.02,
      hat: 'fire',
      wear: ['tag'],
      eyes: 'wide',
      tail: null,
      halo: p.cream,
    });
    const wheel = (x: number, y: number, R: number) =>
      circle(x, y, R, 'none', `stroke="${p.cream}" stroke-width="16"`) +
      circle(x, y, R - 14, 'none', `stroke="${p.hot}" stroke-width="10"`) +
      line(
        times(
          12,
          (i) =>
            `M${x} ${y}L${n(x + Math.cos(i * 0.5236) * (R - 10))} ${n(y + Math.sin(i * 0.5236) * (R - 10))}`,
        ),
        p.hot,
        8,
      ) +
      circle(x, y, 22, p.lamp);
    s += wheel(370, 760, 94) + wheel(800, 740, 118);
    return s;
  },
};
