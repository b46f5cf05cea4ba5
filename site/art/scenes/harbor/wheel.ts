import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, n, path, rect, times } from '../../kit/shapes';
import { awning } from '../../parts/buildings';
import { disc, gull } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A cat on the Coney Island boardwalk, with the wheel turning behind. */
export const wheel: Scene = {
  palette: 'extra',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(260, 250, 130, p.lamp) +
      halftone(0, 0, W, 380, p.far, { dir: 'up', pitch: 20, max: 5.6 });
    const spoke = (i: number, R: number) =>
      [n(820 + R * Math.cos(i * 0.3927)), n(350 + R * Math.sin(i * 0.3927))] as const;
    s +=
      line(
        times(16, (i) => {
          const [x, y] = spoke(i, 290);
          return `M820 350L${x} ${y}`;
        }),
        p.near,
        6,
      ) +
      circle(820, 350, 290, 'none', `stroke="${p.near}" stroke-width="12"`) +
      circle(820, 350, 220, 'none', `stroke="${p.near}" stroke-width="6"`) +
      line('M820 350L650 700M820 350L990 700', p.ink, 20) +
      circle(820, 350, 40, p.hot);
    s += times(8, (i) => {
      const [x, y] = spoke(i * 2, 290);
      return g(
        rect(-34, 0, 68, 44, [p.hot, p.mid, p.lamp][i % 3] ?? p.hot, 'rx="10"') +
          rect(-24, 8, 48, 18, p.cream) +
          line('M0-8V0', p.ink, 6),
        `translate(${x} ${y})`,
      );
    });
    s +=
      path('M-20 640C60 520 120 420 200 470S300 640 380 560S470 430 560 520V650H-20Z', p.far) +
      line('M-20 640C60 520 120 420 200 470S300 640 380 560S470 430 560 520', p.brick, 12) +
      line(
        times(
          12,
          (i) => `M${i * 48} 640V${[610, 570, 510, 478, 476, 500, 560, 580, 560, 520, 480, 490][i] ?? 520}`,
        ),
        p.brick,
        5,
      );
    s +=
      rect(0, 636, W, 70, p.pale) +
      g(
        rect(-120, -90, 240, 140, p.cream) +
          awning(-140, -130, 280, 50, p.cream, p.hot, 7) +
          lettering('FRANKS', 0, -48, 34, p.ink, { w: 7 }) +
          rect(-100, 6, 200, 34, p.mid),
        at(250, 640),
      );
    s +=
      rect(0, 690, W, 230, p.ginger) +
      line('M0 740H1200M0 800H1200M0 866H1200', p.brick, 5) +
      line(
        times(
          9,
          (i) =>
            `M${60 + i * 150} 692V738M${-10 + i * 150} 744V798M${70 + i * 150} 804V862M${0 + i * 150} 870V920`,
        ),
        p.brick,
        4,
      );
    s += cat(p, {
      pose: 'profile',
      coat: o.coat ?? 'siamese',
      x: 470,
      y: 856,
      scale: 1.3,
      wear: ['sailor'],
      hat: 'straw',
      tint: { points: p.near },
    });
    s +=
      g(
        path('M-90 0Q-100-30-80-34H80Q100-30 90 0Z', p.sky) +
          path('M-84-30Q-90-64-70-66H76Q92-60 84-30Z', p.brick) +
          line('M-60-50q14-16 28 0t28 0t28 0t28 0', p.lamp, 8),
        at(760, 862, 1),
      ) +
      gull(560, 130, 1, p.ink) +
      gull(460, 190, 0.8, p.ink);
    return s;
  },
};
