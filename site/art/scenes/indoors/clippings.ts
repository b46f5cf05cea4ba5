import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect, times } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { papers, textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A cat studies old newspaper clippings under a lamp, scissors at hand. */
export const clippings: Scene = {
  palette: 'notice',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.near) +
      path(
        times(20, (i) => `M${i * 62} 0h30v430h-30z`),
        p.mid,
        'opacity=".25"',
      );
    // pinboard
    const note = (
      x: number,
      y: number,
      w: number,
      h: number,
      t: number,
      inner: string,
      c: string = p.cream,
    ) => g(rect(-w / 2, -h / 2, w, h, c) + inner + circle(0, -h / 2 + 10, 9, p.hot), at(x, y, 1, false, t));
    const scrap = (w: number, h: number) =>
      textlines(-w / 2 + 16, -h / 2 + 34, w - 32, Math.floor((h - 50) / 16), 16, p.slate, 5);
    s += rect(70, 40, 1060, 420, p.ginger) + rect(92, 62, 1016, 376, p.brick);
    s +=
      note(220, 170, 170, 190, -5, lettering('1883', 0, -60, 34, p.ink, { w: 7 }) + scrap(170, 100)) +
      note(420, 190, 150, 220, 4, scrap(150, 220)) +
      note(
        980,
        180,
        190,
        200,
        5,
        rect(-74, -66, 148, 110, p.far) +
          path('M-30 44V4L-38-34L-16-18H16L38-34L30 4V44Z', p.ink) +
          scrap(190, 0),
      ) +
      note(800, 150, 150, 150, -7, lettering('1904', 0, -40, 34, p.hot, { w: 7 }) + scrap(150, 40), p.pale) +
      note(230, 366, 190, 110, 3, scrap(190, 110), p.pale) +
      note(1000, 372, 160, 100, -4, scrap(160, 100));
    s += line('M220 90Q500 240 800 86M800 86Q900 180 980 90M230 320L420 96', p.hot, 4);
    s +=
      line('M860 640V520L740 400', p.lamp, 12) +
      path('M620 470Q630 370 726 376Q790 390 770 450Z', p.lamp) +
      lightCone(698, 462, p, { mouth: 72, spread: 210, reach: 182, lean: -28 });
    s +=
      rect(0, 640, W, 50, p.ginger) +
      rect(0, 686, W, 240, p.ink) +
      rect(80, 730, 460, 130, p.near) +
      rect(660, 730, 460, 130, p.near) +
      circle(310, 795, 14, p.lamp) +
      circle(890, 795, 14, p.lamp);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'mittens',
      x: 560,
      y: 700,
      scale: 1.16,
      hat: 'specs',
      look: 2,
      tail: null,
      tint: { muzzle: true, edge: p.slate },
      halo: p.brick,
    });
    s += g(
      path('M-240-60L220-76L250 64L-214 84Z', p.cream, `stroke="${p.ink}" stroke-width="5"`) +
        lettering('A CAT OF NOTE', 0, -46, 36, p.ink, { w: 7, cond: 0.95 }) +
        textlines(-200, 14, 110, 4, 16, p.slate, 5) +
        textlines(-70, 12, 110, 4, 16, p.slate, 5) +
        rect(60, 6, 150, 54, p.far),
      at(570, 672, 0.94, false, -1),
    );
    s +=
      g(
        line('M-110-30L60 20M-110 30L60-20', p.slate, 13) +
          circle(86, -32, 28, 'none', `stroke="${p.hot}" stroke-width="12"`) +
          circle(86, 32, 28, 'none', `stroke="${p.hot}" stroke-width="12"`),
        at(950, 668, 0.9, false, -16),
      ) +
      papers(110, 642, 180, 6, p, { r, h: 20 }) +
      circle(330, 620, 20, p.pale) +
      path('M306 600H354V640H306Z', p.mid);
    return s;
  },
};
