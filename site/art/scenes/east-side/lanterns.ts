import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, g, gouge, line, path, rect } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { disc, stars } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A black cat arches its back on a wall below paper lanterns. */
export const lanterns: Scene = {
  palette: 'lantern',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      halftone(0, 0, W, 520, p.mid, { dir: 'up', pitch: 20, max: 6.6 }) +
      stars(r, p.cream, 0, 0, W, 260, 16) +
      disc(330, 330, 230, p.lamp);
    const block = (x: number, w: number, top: number, c: string) => {
      let q = rect(x, top, w, 760 - top, c) + rect(x - 10, top - 14, w + 20, 26, p.near);
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < Math.floor(w / 96); i++)
          q += rect(x + 26 + i * 94, top + 50 + j * 130, 52, 82, r() < 0.5 ? p.lamp : p.near);
      return q;
    };
    s += block(-30, 150, 260, p.mid) + block(640, 300, 240, p.mid) + block(930, 300, 130, p.near);
    s +=
      path('M640 560Q790 500 940 560L960 590H620Z', p.hot) +
      rect(660, 590, 260, 170, p.ink) +
      rect(690, 610, 90, 150, p.lamp) +
      rect(800, 610, 90, 90, p.lamp);
    const paper = (x: number, y: number, k: number, c: string) =>
      g(
        line('M0-90V-60', p.ink, 5) +
          rect(-26, -66, 52, 14, p.ink) +
          path('M-30-54C-90-40-90 40-30 54H30C90 40 90-40 30-54Z', c) +
          path(
            gouge(-60, 0, -22, -46, 6, 10) +
              gouge(-60, 0, -22, 46, 6, -10) +
              gouge(60, 0, 22, -46, 6, -10) +
              gouge(60, 0, 22, 46, 6, 10),
            p.brick,
          ) +
          line('M0-54V54', p.brick, 5) +
          rect(-26, 50, 52, 14, p.ink) +
          line('M-10 64V94M10 64V94M0 64V104', p.lamp, 5),
        at(x, y, k),
      );
    s +=
      line('M-20 90Q300 210 620 110T1220 90', p.ink, 6) +
      paper(120, 240, 0.9, p.hot) +
      paper(520, 240, 1.1, p.hot) +
      paper(770, 190, 0.9, p.ginger) +
      paper(1010, 210, 1.2, p.hot);
    s +=
      rect(-10, 740, 1220, 46, p.brick) +
      rect(-10, 780, 1220, 14, p.ink) +
      rect(-10, 790, 1220, 130, p.near) +
      bricks(r, p.mid, 0, 800, W, 110, 36, 60, 22);
    s += cat(p, {
      pose: 'arch',
      coat: o.coat ?? 'black',
      x: 380,
      y: 746,
      scale: 1.28,
      eyes: 'wide',
      mouth: 'meow',
      tint: { edge: p.hot, line: p.hot, ear: p.brick, nose: p.brick },
    });
    return s;
  },
};
