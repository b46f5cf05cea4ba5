import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, circle, ellipse, g, gouge, line, path, rect } from '../../kit/shapes';
import { bricks, awning } from '../../parts/buildings';
import { H, W, type Scene } from '../scene';

/** A calico cat keeping shop in a corner grocery window. */
export const grocer: Scene = {
  palette: 'market',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.brick) + bricks(r, p.near, 0, 0, W, H, 50, 54, 20);
    s +=
      rect(120, 60, 960, 96, p.near) +
      rect(132, 72, 936, 72, 'none', `stroke="${p.lamp}" stroke-width="5"`) +
      lettering('CORNER GROCER', 600, 88, 42, p.lamp, { w: 8, cond: 1.05 });
    s += rect(150, 156, 900, 640, p.ink) + rect(178, 200, 844, 500, p.lamp);
    s += halftone(178, 200, 844, 200, p.ginger, { dir: 'up', pitch: 18, max: 4.6 });
    // shelves
    s += rect(178, 400, 844, 14, p.near);
    const can = (x: number, y: number, c: string, c2: string) =>
      rect(x - 26, y - 70, 52, 70, c) +
      rect(x - 26, y - 52, 52, 34, c2) +
      ellipse(x, y - 70, 26, 6, p.pale) +
      circle(x, y - 35, 9, c);
    const bottle = (x: number, y: number, c: string) =>
      path(
        `M${x - 16} ${y}V${y - 62}Q${x - 16} ${y - 78} ${x - 7} ${y - 84}V${y - 106}H${x + 7}V${y - 84}Q${x + 16} ${y - 78} ${x + 16} ${y - 62}V${y}Z`,
        c,
      ) + rect(x - 16, y - 52, 32, 26, p.cream);
    [220, 282, 344].forEach((x, i) => (s += can(x, 400, [p.hot, p.mid, p.hot][i] ?? p.ink, p.cream)));
    [400, 440, 480].forEach((x, i) => (s += bottle(x, 400, [p.near, p.mid, p.near][i] ?? p.ink)));
    [730, 770].forEach((x) => (s += bottle(x, 400, p.hot)));
    [850, 912, 974].forEach((x, i) => (s += can(x, 400, [p.mid, p.hot, p.mid][i] ?? p.ink, p.cream)));
    s +=
      [0, 1, 2].map((i) => can(900 + i * 58 - 20, 700, [p.hot, p.mid, p.hot][i] ?? p.ink, p.cream)).join('') +
      [0, 1].map((i) => can(910 + i * 58, 626, [p.mid, p.hot][i] ?? p.ink, p.cream)).join('') +
      can(938, 552, p.hot, p.cream);
    s += awning(120, 150, 960, 96, p.cream, p.hot, 11);
    // crate of oranges
    let or = '';
    for (const [x, y] of [
      [210, 636],
      [262, 634],
      [314, 636],
      [236, 596],
      [290, 594],
      [262, 560],
    ] as const)
      or += circle(x, y, 30, p.ginger) + path(gouge(x - 12, y - 14, x + 6, y - 20, 4), p.pale);
    s += or + rect(178, 640, 176, 60, p.sky) + line('M178 670H354M222 640V700M310 640V700', p.brick, 5);
    s +=
      rect(150, 700, 900, 40, p.near) +
      rect(120, 740, 960, 160, p.mid) +
      rect(150, 766, 420, 110, 'none', `stroke="${p.near}" stroke-width="7"`) +
      rect(630, 766, 420, 110, 'none', `stroke="${p.near}" stroke-width="7"`);
    s += cat(p, { pose: 'loaf', coat: o.coat ?? 'calico', x: 590, y: 702, scale: 1.32, eyes: 'narrow' });
    s += path('M178 200L330 200L178 400ZM400 200H450L178 560V490Z', p.cream, 'opacity=".22"');
    s +=
      g(
        rect(-74, -48, 148, 96, p.cream) +
          rect(-66, -40, 132, 80, 'none', `stroke="${p.hot}" stroke-width="4"`) +
          lettering('MILK', 0, -28, 24, p.ink, { w: 5 }) +
          lettering('5¢', 0, 6, 26, p.hot, { w: 5 }),
        at(270, 482, 0.92, false, -5),
      ) + line('M206 446L264 414M330 434L264 414', p.ink, 3);
    return s;
  },
};
