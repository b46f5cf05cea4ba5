import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { pick } from '../../kit/random';
import { at, circle, each, g, line, path, rect, times } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { H, W, type Scene } from '../scene';

/** A calico cat walks a garden wall through falling ginkgo leaves. */
export const ginkgo: Scene = {
  palette: 'ginkgo',
  draw(p, r, o) {
    const leaf = (x: number, y: number, k: number, c: string, turn: number) =>
      g(
        path('M0 30C-6 10-34 6-40-16Q-22-34-4-22L0-10L4-22Q22-34 40-16C34 6 6 10 0 30Z', c) +
          line('M0 28V50', c, 5),
        at(x, y, k, false, turn),
      );
    let s = rect(0, 0, W, H, p.sky) + halftone(0, 0, W, 560, p.far, { dir: 'up', pitch: 22, max: 7 });
    s +=
      rect(40, 190, 330, 520, p.mid) +
      bricks(r, p.near, 50, 200, 310, 480, 30, 46, 16) +
      rect(20, 170, 370, 30, p.near) +
      sash(90, 270, 90, 170, p, { frame: p.cream, lintel: p.near, curtain: p.cream }) +
      sash(240, 270, 90, 170, p, { frame: p.cream, lintel: p.near, lit: false });
    s +=
      rect(840, 130, 380, 580, p.brick) +
      bricks(r, p.near, 850, 150, 340, 520, 30, 46, 16) +
      rect(820, 110, 400, 30, p.near) +
      sash(900, 220, 100, 190, p, { frame: p.cream, lintel: p.near }) +
      sash(1070, 220, 100, 190, p, { frame: p.cream, lintel: p.near, curtain: p.pink });
    // tree
    s += path(
      'M560 720C590 560 570 440 520 340L560 330C600 400 610 420 620 460C640 380 690 330 740 300L760 330C690 400 660 500 660 720Z',
      p.ink,
    );
    s +=
      each(
        [
          [440, 230, 150],
          [600, 150, 170],
          [760, 230, 150],
          [540, 290, 120],
          [690, 310, 110],
        ],
        ([x = 0, y = 0, R = 0]) => circle(x, y, R, p.lamp),
      ) +
      times(46, () =>
        leaf(
          320 + r() * 580,
          40 + r() * 340,
          0.5 + r() * 0.4,
          pick(r, [p.far, p.sky, p.pale, p.ginger]),
          r() * 360,
        ),
      );
    // wall
    s +=
      rect(-10, 690, 1220, 50, p.slate) +
      rect(-10, 734, 1220, 14, p.ink) +
      rect(-10, 746, 1220, 170, p.near) +
      bricks(r, p.mid, 0, 756, W, 150, 40, 64, 22);
    s += cat(p, {
      pose: 'walk',
      coat: o.coat ?? 'calico',
      x: 560,
      y: 700,
      scale: 1.26,
      look: 3,
      wear: ['tag'],
    });
    s += times(18, () =>
      leaf(r() * W, 420 + r() * 440, 0.6 + r() * 0.5, pick(r, [p.lamp, p.far, p.lamp, p.hot]), r() * 360),
    );
    return s;
  },
};
