import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { between, pick } from '../../kit/random';
import { at, circle, each, g, gouge, line, n, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A post office cat rides a mail cart heaped with letters. */
export const mailCart: Scene = {
  palette: 'snow',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.mid);
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 9; i++) {
        const x = 30 + i * 130,
          y = 40 + j * 122;
        s += rect(x, y, 118, 110, p.near) + rect(x, y + 100, 118, 12, p.far);
        const k = 1 + Math.floor(r() * 4);
        for (let q = 0; q < k; q++) {
          const h = between(r, 44, 84),
            xx = x + 10 + q * 25;
          s += path(
            `M${n(xx)} ${y + 100}l${n(between(r, -4, 6))} ${n(-h)}h20l3 ${n(h)}z`,
            pick(r, [p.cream, p.sky, p.hot, p.lamp, p.pink]),
          );
        }
      }
    s +=
      rect(0, 530, W, 24, p.ink) +
      rect(0, 554, W, 200, p.far) +
      rect(0, 740, W, 180, p.slate) +
      path(
        times(6, (i) => gouge(i * 210 - 40, 790 + (i % 3) * 40, i * 210 + 150, 792 + (i % 3) * 40, 4)),
        p.near,
      );
    const letter = (x: number, y: number, k: number, turn: number, c: string, stamp: string) =>
      g(
        rect(-80, -52, 160, 104, c, `stroke="${p.ink}" stroke-width="4"`) +
          line('M-78-50L0 12L78-50', p.far, 5) +
          rect(44, 14, 24, 28, stamp),
        at(x, y, k, false, turn),
      );
    s += each(
      [
        [330, 560, -20],
        [430, 520, 12],
        [560, 510, -8],
        [700, 516, 16],
        [820, 530, -14],
        [900, 566, 22],
        [380, 590, 8],
        [860, 590, -4],
      ],
      ([x = 0, y = 0, t = 0], i) => letter(x, y, 1, t, i % 3 ? p.cream : p.pale, i % 2 ? p.hot : p.mid),
    );
    s += cat(p, {
      pose: 'sphinx',
      coat: o.coat ?? 'tabby',
      x: 600,
      y: 580,
      scale: 1.5,
      hat: 'kepi',
      eyes: 'open',
      look: -4,
      wear: ['bell'],
      tail: null,
    });
    s +=
      letter(450, 580, 1, -12, p.cream, p.hot) +
      letter(600, 594, 1, 4, p.pale, p.mid) +
      letter(750, 584, 1, 14, p.cream, p.hot);
    // wicker cart
    s +=
      path('M240 590H960L910 800H290Z', p.ginger) +
      line('M252 640H948M266 692H934M280 744H920', p.brick, 7) +
      line(
        times(15, (i) => `M${272 + i * 47} 594L${304 + i * 42} 798`),
        p.brick,
        5,
      ) +
      rect(220, 576, 760, 36, p.brick) +
      rect(440, 650, 320, 84, p.cream) +
      lettering('U.S. MAIL', 600, 670, 44, p.near, { w: 9 });
    s +=
      line('M960 600L1090 470', p.ink, 16) +
      line('M1060 500L1120 440', p.hot, 18) +
      [340, 860].map((x) => circle(x, 830, 44, p.ink) + circle(x, 830, 18, p.lamp)).join('') +
      line('M300 806H900', p.ink, 14);
    return s + letter(130, 850, 0.9, -18, p.cream, p.hot) + letter(1060, 860, 0.9, 12, p.pale, p.mid);
  },
};
