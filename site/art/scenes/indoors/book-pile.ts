import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { between, pick } from '../../kit/random';
import { at, circle, ellipse, g, gouge, line, n, path, rect } from '../../kit/shapes';
import { book } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A calico cat asleep on a pile of history books. */
export const bookPile: Scene = {
  palette: 'stoop',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.near) +
      path(Array.from({ length: 20 }, (_, i) => `M${i * 62} 0h26V${H}h-26z`).join(''), p.mid, 'opacity=".5"');
    // shelf
    for (const y of [70, 300]) {
      let x = 40;
      s += rect(0, y + 170, W, 22, p.ink);
      while (x < 1160) {
        const w = between(r, 26, 58),
          h = between(r, 110, 164),
          c = pick(r, [p.hot, p.sky, p.ink, p.far, p.brick, p.slate, p.lamp]);
        if (r() < 0.12) {
          x += 50;
          continue;
        }
        s +=
          rect(x, y + 170 - h, w, h, c) +
          line(
            `M${n(x + 6)} ${n(y + 190 - h)}h${n(w - 12)}M${n(x + 6)} ${n(y + 202 - h)}h${n(w - 12)}`,
            c === p.lamp || c === p.sky ? p.near : p.lamp,
            4,
          );
        x += w + 3;
      }
    }
    s +=
      circle(940, 470, 230, p.lamp, 'opacity=".22"') +
      path('M840 500L880 380H1000L1040 500Z', p.lamp) +
      line('M940 500V690M880 700H1000', p.ink, 14) +
      path('M850 700H1030L1010 676H870Z', p.ink);
    s +=
      rect(0, 700, W, 36, p.sky) +
      rect(0, 736, W, 180, p.brick) +
      path(gouge(60, 790, 520, 800, 5) + gouge(600, 830, 1100, 822, 5), p.near);
    s +=
      book(240, 700, 560, 66, p.hot, p.lamp) +
      book(280, 634, 500, 54, p.sky, p.brick) +
      rect(250, 520, 540, 60, p.ink, 'rx="6"') +
      rect(284, 520, 9, 60, p.lamp) +
      rect(748, 520, 9, 60, p.lamp) +
      lettering('CATS OF OLD NEW YORK', 520, 538, 24, p.lamp, { w: 4.5 });
    s += cat(p, { pose: 'sleep', coat: o.coat ?? 'calico', x: 520, y: 526, scale: 1.34 });
    s +=
      g(
        path('M-62-84H62C62-26 40 2 0 4C-40 2-62-26-62-84Z', p.cream) +
          line('M62-66q40 0 30 26t-44 18', p.cream, 10) +
          ellipse(0, -84, 62, 11, p.near),
        at(160, 700),
      ) + path(gouge(150, 600, 170, 490, 9, 20) + gouge(180, 590, 196, 520, 6, -12), p.sky);
    return s;
  },
};
