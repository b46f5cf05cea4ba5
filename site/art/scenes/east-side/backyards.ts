import { cat } from '../../cat/cat';
import { line, n, path, rect, times } from '../../kit/shapes';
import { sash } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { laundry } from '../../parts/street';
import { clouds } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A white cat tiptoes along a fence behind the tenements on washing day. */
export const backyards: Scene = {
  palette: 'market',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      clouds(r, p, [
        [420, 60, 280],
        [560, 130, 200],
      ]);
    const back = (x: number, w: number, top: number, c: string) => {
      let q = rect(x, top, w, 740 - top, c) + rect(x - 8, top - 12, w + 16, 24, p.ink);
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 3; i++)
          q += sash(x + 34 + (i * (w - 50)) / 3, top + 50 + j * 150, 56, 92, p, {
            frame: p.pale,
            off: 2,
            lit: (i + j) % 3 > 0,
            glass: (i + j) % 3 ? undefined : p.near,
          });
      return q;
    };
    s +=
      back(-40, 350, 70, p.brick) +
      back(890, 350, 40, p.brick) +
      skyline(r, 300, 900, 720, 180, 330, p.far, { tank: 0.6, win: p.pale, lit: 0.5 });
    s +=
      laundry(r, 250, 120, 950, 100, p, 60) +
      laundry(r, 270, 280, 940, 320, p, 70) +
      laundry(r, 200, 470, 960, 430, p, 40);
    s += line('M300 40V740M900 20V740', p.ink, 12);
    s += rect(0, 700, W, 220, p.near);
    s +=
      path(
        times(20, (i) => `M${i * 62 - 14} 920V${n(716 + ((i * 37) % 13))}l28-26l28 26V920z`),
        p.mid,
      ) +
      rect(-10, 770, 1220, 22, p.near) +
      rect(-10, 856, 1220, 22, p.near);
    s += cat(p, {
      pose: 'walk',
      coat: o.coat ?? 'white',
      x: 590,
      y: 704,
      scale: 1.24,
      flip: true,
      eyes: 'narrow',
      wear: ['bow'],
      tail: 'M-158-184C-224-200-262-262-246-330C-234-360-204-352-210-326',
      halo: p.sky,
    });
    return s;
  },
};
