import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { circle, g, rect } from '../../kit/shapes';
import { tank, chimney, bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { laundry } from '../../parts/street';
import { disc, stars } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** Two cats on a tenement rooftop under a full moon. */
export const rooftops: Scene = {
  palette: 'gaslight',
  draw(p, r) {
    let s =
      rect(0, 0, W, H, p.sky) +
      halftone(0, 0, W, 520, p.mid, { dir: 'up', pitch: 20, max: 6.4 }) +
      stars(r, p.cream, 0, 0, W, 380, 30);
    s +=
      disc(640, 380, 290, p.lamp) +
      g(
        (
          [
            [540, 270, 44],
            [720, 330, 30],
            [610, 480, 36],
            [760, 470, 22],
            [480, 400, 20],
          ] as const
        )
          .map(([x, y, R]) => circle(x, y, R, p.ginger, 'opacity=".45"'))
          .join(''),
      );
    s += skyline(r, -20, 1220, 760, 60, 230, p.far, { win: p.lamp, lit: 0.3, tank: 0.3 });
    s +=
      tank(1010, 420, 1.9, p.ink, p.near) +
      chimney(90, 470, 110, 260, p.brick, p.ink) +
      chimney(230, 540, 70, 180, p.near, p.ink);
    s += rect(900, 540, 320, 220, p.near) + bricks(r, p.mid, 900, 550, 300, 200, 16, 40, 16);
    s += laundry(r, 290, 560, 900, 520, p, 70);
    s +=
      rect(-10, 716, 1220, 44, p.slate) +
      rect(-10, 752, 1220, 14, p.ink) +
      rect(-10, 766, 1220, 150, p.brick) +
      bricks(r, p.near, 0, 772, W, 130, 44, 56, 20);
    s += cat(p, {
      pose: 'back',
      coat: 'black',
      x: 500,
      y: 722,
      scale: 0.94,
      tail: 'M70-20C110 10 130 40 110 84C90 124 130 150 150 122',
      tint: { edge: p.lamp, line: p.slate },
      head: { turn: 6 },
    });
    s += cat(p, {
      pose: 'back',
      coat: 'ginger',
      x: 740,
      y: 722,
      scale: 0.86,
      flip: true,
      tail: 'M70-20C110 10 140 44 116 90C100 126 140 148 158 118',
      head: { turn: -2 },
    });
    return s;
  },
};
