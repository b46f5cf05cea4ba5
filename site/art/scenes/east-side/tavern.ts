import { cat } from '../../cat/cat';
import { at, ellipse, g, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** Three cats keep the bar of an old ale house. */
export const tavern: Scene = {
  palette: 'stoop',
  draw(p, _r, o) {
    let s = rect(0, 0, W, H, p.near) + rect(0, 0, W, 90, p.ink);
    s +=
      rect(60, 110, 1080, 400, p.brick) +
      rect(84, 134, 1032, 352, p.ink) +
      path('M84 134H1116V486H84Z', p.slate, 'opacity=".25"') +
      path('M200 134H420L260 486H84V380ZM520 134H600L440 486H360Z', p.pale, 'opacity=".16"');
    for (const y of [270, 420]) s += rect(84, y, 1032, 14, p.mid);
    const bottle = (x: number, y: number, c: string) =>
      path(
        `M${x - 15} ${y}V${y - 60}Q${x - 15} ${y - 74} ${x - 6} ${y - 80}V${y - 108}H${x + 6}V${y - 80}Q${x + 15} ${y - 74} ${x + 15} ${y - 60}V${y}Z`,
        c,
      ) + rect(x - 15, y - 48, 30, 24, p.pale);
    s +=
      times(11, (i) => bottle(120 + i * 46, 270, [p.mid, p.hot, p.lamp][i % 3] ?? p.mid)) +
      times(10, (i) => bottle(680 + i * 44, 270, [p.hot, p.lamp, p.mid][i % 3] ?? p.mid)) +
      times(6, (i) => bottle(880 + i * 40, 420, [p.lamp, p.mid, p.hot][i % 3] ?? p.mid));
    s += g(
      rect(-120, -80, 240, 150, p.lamp) +
        rect(-106, -66, 212, 122, p.pale) +
        path('M-70 40V0L-78-34L-56-16H-34L-12-34L-20 0V40ZM10 40V0L2-34L24-16H46L68-34L60 0V40Z', p.ink),
      at(230, 400),
    );
    const lamp = (x: number) =>
      line(`M${x} 0V40`, p.lamp, 7) +
      path(`M${x - 44} 96Q${x - 40} 44 ${x} 40Q${x + 40} 44 ${x + 44} 96Z`, p.hot) +
      ellipse(x, 96, 44, 8, p.lamp);
    s += lamp(250) + lamp(600) + lamp(950);
    s +=
      cat(p, { pose: 'loaf', coat: 'tabby', x: 210, y: 636, scale: 0.86, eyes: 'narrow' }) +
      cat(p, {
        pose: 'profile',
        coat: 'black',
        x: 990,
        y: 636,
        scale: 0.82,
        flip: true,
        tail: 'M-104-22C-150-10-176 20-170 70C-164 104-196 116-206 92',
        tint: { edge: p.far },
      });
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'ginger',
      x: 590,
      y: 640,
      scale: 1.1,
      wear: ['bow'],
      eyes: 'open',
      tail: 'M92-34C150-20 180 6 170 60C160 100 124 100 128 76',
    });
    s +=
      rect(-10, 630, 1220, 44, p.far) +
      rect(-10, 670, 1220, 16, p.ink) +
      rect(-10, 686, 1220, 230, p.brick) +
      times(5, (i) => rect(30 + i * 240, 720, 200, 140, 'none', `stroke="${p.near}" stroke-width="10"`)) +
      line('M-10 888H1210', p.lamp, 12);
    const mug = (x: number, k: number) =>
      g(
        path('M-44-96H44L40 0H-40Z', p.lamp) +
          path('M-52-96Q-56-130-26-126Q-10-146 14-130Q44-136 50-96Q30-84 0-92Q-30-84-52-96Z', p.cream) +
          line('M44-80q40 0 34 32t-40 20', p.pale, 11) +
          line('M-20-70V-16M0-70V-16M20-70V-16', p.ginger, 5),
        at(x, 640, k),
      );
    return s + mug(384, 0.9) + mug(800, 1);
  },
};
