import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { pick } from '../../kit/random';
import { line, path, rect, times } from '../../kit/shapes';
import { tank, bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { pigeon } from '../../parts/street';
import { disc, gull } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A rooftop tom waits outside the pigeon loft at sundown. */
export const pigeonLoft: Scene = {
  palette: 'stoop',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(300, 470, 250, p.lamp) +
      halftone(0, 0, W, 420, p.far, { dir: 'up', pitch: 20, max: 6.4 }) +
      skyline(r, -20, 1220, 760, 120, 320, p.far, { win: p.sky, lit: 0.5, tank: 0.5 });
    s += tank(110, 520, 1.9, p.near, p.mid);
    s +=
      path('M610 250L880 160L1170 250V700H610Z', p.mid) +
      path('M590 262L880 148L1190 262V234L880 112L590 234Z', p.ink);
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 4; i++) {
        const x = 650 + i * 124,
          y = 290 + j * 124;
        s +=
          rect(x, y, 100, 96, p.ink) +
          rect(x, y + 90, 100, 12, p.pale) +
          (r() < 0.72 ? pigeon(x + 46, y + 84, 0.72, p, r() < 0.5, pick(r, [p.slate, p.pale, p.hot])) : '');
      }
    s +=
      rect(600, 664, 580, 40, p.near) +
      line(
        times(8, (i) => `M${630 + i * 74} 704V760`),
        p.ink,
        12,
      );
    s +=
      rect(-10, 740, 1220, 46, p.brick) +
      rect(-10, 780, 1220, 14, p.ink) +
      rect(-10, 792, 1220, 130, p.near) +
      bricks(r, p.mid, 0, 800, W, 110, 36, 60, 22);
    s += cat(p, {
      pose: 'profile',
      coat: o.coat ?? 'brown',
      x: 380,
      y: 746,
      scale: 1.24,
      view: 'side',
      tint: { edge: p.lamp },
      head: { turn: -10 },
    });
    return (
      s + gull(520, 120, 1.2, p.near) + gull(440, 180, 0.9, p.near) + pigeon(880, 114, 0.9, p, true, p.hot)
    );
  },
};
