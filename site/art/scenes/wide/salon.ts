import { cat, type CatOptions } from '../../cat/cat';
import type { CoatName } from '../../cat/coats';
import { g, path, rect, times } from '../../kit/shapes';
import { face } from '../../cat/face';
import type { Palette } from '../../palettes';
import { paw, pot } from '../../parts/street';
import { type Scene } from '../scene';

interface Portrait {
  /** Of the canvas within the frame. */
  at: readonly [x: number, y: number, width: number, height: number];
  ground: keyof Palette;
  edge: keyof Palette;
  cat: Partial<CatOptions> & { coat: CoatName };
}

/** Portraits, hung so that a narrow window shows a face whole or not at all. */
const portraits: readonly Portrait[] = [
  {
    at: [104, 130, 160, 200],
    ground: 'sky',
    edge: 'lamp',
    cat: { coat: 'black', hat: 'topper', wear: ['bow'] },
  },
  { at: [560, 92, 200, 200], ground: 'lamp', edge: 'brick', cat: { coat: 'siamese', wear: ['bandana'] } },
  {
    at: [830, 56, 210, 260],
    ground: 'far',
    edge: 'lamp',
    cat: { coat: 'tabby', hat: 'bowler', wear: ['tie'] },
  },
  {
    at: [1100, 110, 174, 190],
    ground: 'pale',
    edge: 'near',
    cat: { coat: 'tortie', wear: ['bell'], eyes: 'wide' },
  },
  {
    at: [566, 356, 190, 220],
    ground: 'hot',
    edge: 'lamp',
    cat: { coat: 'cow', hat: 'sailor', wear: ['sailor'] },
  },
  {
    at: [1076, 380, 200, 250],
    ground: 'near',
    edge: 'lamp',
    cat: { coat: 'cream', hat: 'crown', wear: ['ruff'] },
  },
];

/** The cat of a portrait: what its frame shows of it is head and shoulders. */
const sitter = ({ at: [x, y, w, h], cat: extra }: Portrait): CatOptions => ({
  pose: 'sit',
  x: x + w / 2,
  y: y + h * 1.36,
  scale: Math.min(w / 270, h / 330),
  tail: null,
  ...extra,
});
const admirer: CatOptions = {
  pose: 'back',
  coat: 'marmalade',
  x: 910,
  y: 872,
  scale: 1.02,
  head: { turn: -8, scale: 1.1 },
  tail: 'M60-22C130-14 196-40 190-90C180-124 146-110 156-86',
};

/** A wall of cat portraits, and one kitten admiring them. */
export const salon: Scene = {
  width: 1600,
  height: 900,
  palette: 'stoop',
  safe: [
    face('the admirer', admirer),
    ...portraits.map((portrait) =>
      face(`the portrait of the ${portrait.cat.coat} cat`, sitter(portrait), { mayLeave: true }),
    ),
  ],
  draw(p, _r, o) {
    let s =
      rect(0, 0, 1600, 900, p.mid) +
      path(
        times(16, (i) =>
          times(6, (j) => `M${i * 110 + (j % 2) * 55} ${j * 130 + 60}q-26-44 0-80q26 36 0 80z`),
        ),
        p.near,
        'opacity=".5"',
      ) +
      rect(0, 730, 1600, 24, p.sky) +
      rect(0, 754, 1600, 150, p.near);
    const framed = (portrait: Portrait) => {
      const [x, y, w, h] = portrait.at;
      return (
        rect(x - 18, y - 18, w + 36, h + 36, p[portrait.edge]) +
        rect(x - 18, y - 18, w + 36, h + 36, 'none', `stroke="${p.ink}" stroke-width="5"`) +
        `<clipPath id="f${x}-${y}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>` +
        g(rect(x, y, w, h, p[portrait.ground]) + cat(p, sitter(portrait)), '', `clip-path="url(#f${x}-${y})"`)
      );
    };
    s += portraits.map(framed).join('');
    // No face hangs here: a phone's edge would run through it.
    s +=
      rect(304, 86, 180, 210, p.cream, `stroke="${p.ink}" stroke-width="5"`) +
      rect(322, 104, 144, 174, p.near) +
      paw(394, 196, 3.4, p.sky);
    s += pot(1450, 736, 1.7, { ...p, mid: p.near });
    s += path('M780 860Q910 800 1040 860Z', p.hot);
    return s + cat(p, { ...admirer, halo: p.mid, ...o });
  },
};
