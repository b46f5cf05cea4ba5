import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { between, pick } from '../../kit/random';
import { at, circle, g, line, n, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A post office cat in a postman's cap keeps the stamp window. */
export const stamps: Scene = {
  palette: 'harbor',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.near) +
      path(
        times(20, (i) => `M${i * 62} 0h30v560h-30z`),
        p.mid,
        'opacity=".35"',
      );
    s +=
      rect(200, 60, 800, 620, p.brick) +
      rect(226, 86, 748, 594, p.ink) +
      rect(250, 190, 700, 470, p.lamp) +
      halftone(250, 190, 700, 240, p.ginger, { dir: 'up', pitch: 20, max: 5 });
    s +=
      rect(250, 96, 700, 84, p.cream) +
      lettering('STAMPS', 600, 114, 50, p.near, { w: 10, cond: 1.5, space: 2.2 });
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 3; i++)
        s += [276, 736]
          .map(
            (x) =>
              rect(x + i * 66, 214 + j * 78, 58, 68, p.near) +
              path(
                `M${x + i * 66 + 8} ${282 + j * 78}l${n(between(r, -2, 6))} ${n(-between(r, 30, 52))}h20l2 52z`,
                pick(r, [p.cream, p.sky, p.far, p.pink]),
              ) +
              path(
                `M${x + i * 66 + 30} ${282 + j * 78}l2 ${n(-between(r, 26, 48))}h18l2 48z`,
                pick(r, [p.cream, p.hot, p.far]),
              ),
          )
          .join('');
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'tabby',
      x: 600,
      y: 700,
      scale: 1.12,
      hat: 'kepi',
      wear: ['tie'],
      tail: null,
      eyes: 'narrow',
    });
    // grille, raised, and the counter
    s +=
      line(
        times(12, (i) => `M${274 + i * 59} 186V${i > 2 && i < 9 ? 216 : 470}`),
        p.ink,
        7,
      ) + line('M250 470H440M760 470H950', p.ink, 9);
    s +=
      rect(150, 650, 900, 40, p.sky) +
      rect(150, 684, 900, 20, p.brick) +
      rect(190, 704, 820, 220, p.mid) +
      times(4, (i) => rect(214 + i * 200, 736, 172, 130, 'none', `stroke="${p.near}" stroke-width="8"`));
    s += g(
      path('M-60 0H60L50-24H-50Z', p.ink) +
        rect(-8, -110, 16, 90, p.ink) +
        rect(-84, -122, 168, 14, p.ink) +
        circle(0, -66, 32, p.cream, `stroke="${p.ink}" stroke-width="8"`) +
        line('M0-66L14-84', p.hot, 5) +
        path('M-60-124H60L40-150H-40Z', p.hot),
      at(300, 652, 1.05),
    );
    s +=
      g(
        rect(-80, -54, 160, 108, p.cream) +
          line('M-78-52L0 10L78-52', p.far, 6) +
          rect(44, -44, 26, 32, p.hot),
        at(880, 640, 0.9, false, -6),
      ) +
      g(
        rect(-70, -46, 140, 92, p.pale) +
          line('M-68-44L0 8L68-44', p.slate, 5) +
          rect(38, -38, 22, 28, p.mid),
        at(800, 660, 0.8, false, 8),
      );
    s += g(
      circle(0, -60, 16, p.brick) + path('M-10-46H10L16-10H-16Z', p.brick) + rect(-30, -12, 60, 16, p.ink),
      at(430, 652),
    );
    return s;
  },
};
