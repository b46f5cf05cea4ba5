import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { between, pick } from '../../kit/random';
import { at, g, line, n, path, rect } from '../../kit/shapes';
import { awning } from '../../parts/buildings';
import { cobbles, pigeon } from '../../parts/street';
import { book } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A second-hand bookstall with a cat draped over the bargains. */
export const bookstall: Scene = {
  palette: 'ginkgo',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      rect(0, 0, W, 640, p.far) +
      rect(70, 40, 1060, 110, p.near) +
      lettering('OLD BOOKS', 600, 66, 58, p.lamp, { w: 11, cond: 1.3, space: 2 });
    s += rect(110, 150, 980, 520, p.ink);
    for (const y of [190, 340]) {
      let x = 124;
      while (x < 1070) {
        const w = between(r, 24, 54),
          h = between(r, 80, 128);
        s +=
          rect(x, y + 134 - h, w, h, pick(r, [p.hot, p.pale, p.mid, p.near, p.slate, p.lamp, p.ginger])) +
          line(`M${n(x + 5)} ${n(y + 152 - h)}h${n(w - 10)}`, p.cream, 4);
        x += w + 3;
      }
      s += rect(110, y + 134, 980, 16, p.brick);
    }
    s += rect(0, 664, W, 40, p.pale) + rect(0, 700, W, 220, p.slate) + cobbles(r, p.mid, 770, W, H, 4);
    s += awning(50, 140, 1100, 60, p.pale, p.hot, 15);
    // the bargain table
    s +=
      path('M150 590H1050L1070 640H130Z', p.brick) +
      rect(130, 636, 940, 40, p.near) +
      line('M180 676V880M1020 676V880M180 800H1020', p.near, 22);
    let x = 190;
    while (x < 1010) {
      const w = between(r, 26, 50);
      s +=
        rect(x, 520 + (x % 3) * 8, w, 80, pick(r, [p.cream, p.hot, p.lamp, p.mid, p.far])) +
        rect(x + w * 0.3, 540, w * 0.4, 6, p.ink);
      x += w + 4;
    }
    s += cat(p, {
      pose: 'drape',
      coat: o.coat ?? 'cow',
      x: 540,
      y: 560,
      scale: 1.42,
      eyes: 'narrow',
      mouth: 'blep',
      wear: [],
    });
    s +=
      g(
        rect(-100, -60, 200, 120, p.cream) + lettering('ALL 5¢', 0, -20, 40, p.hot, { w: 8, cond: 0.72 }),
        at(320, 742, 1, false, -5),
      ) + pigeon(860, 872, 1.1, p, true, p.pale);
    s += book(880, 592, 180, 40, p.mid, p.lamp) + book(900, 552, 150, 36, p.cream, p.hot);
    return s;
  },
};
