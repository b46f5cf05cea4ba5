import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { halftone } from '../../kit/halftone';
import { g, rect } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { bird, cobbles, pigeon } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import type { Palette } from '../../palettes';
import { cut, words } from '../safe';
import { type Scene } from '../scene';

/** Middle of the post: right of the paper that the page's words stand on. */
const POST = 1040;
const climber: CatOptions = {
  pose: 'sit',
  coat: 'ginger',
  x: POST,
  y: 384,
  scale: 0.8,
  wear: ['bell'],
  tail: 'M92-34C150-40 182-76 164-110C150-130 126-116 132-98',
};
/** Two lines each, so that they are narrow enough for a tablet and large enough for a phone. */
const PLATE = { width: 310, height: 104 };
const twoLines = (one: string, other: string) =>
  [
    { text: one, x: 0, y: -37, h: 31, w: 6 },
    { text: other, x: 0, y: 6, h: 31, w: 6 },
  ] as const;
const plates = [
  { lines: twoLines('BROOKLYN', 'HEIGHTS'), x: POST - 16, y: 444, ground: 'near' },
  { lines: twoLines('FINANCIAL', 'DISTRICT'), x: POST + 16, y: 552, ground: 'mid' },
  { lines: twoLines('LOWER', 'EAST SIDE'), x: POST - 8, y: 660, ground: 'hot' },
] as const;
/** On both sides of the post, as close as the narrowest window is. */
const birds = [
  { x: POST - 100, y: 764, scale: 0.8, flip: true },
  { x: POST + 104, y: 767, scale: 0.8, flip: false },
];

/** An enamel plate of two lines. */
const plate = (p: Palette, { lines, x, y, ground }: (typeof plates)[number]) =>
  g(
    rect(-PLATE.width / 2, -PLATE.height / 2, PLATE.width, PLATE.height, p[ground], 'rx="14"') +
      rect(
        7 - PLATE.width / 2,
        7 - PLATE.height / 2,
        PLATE.width - 14,
        PLATE.height - 14,
        'none',
        `rx="9" stroke="${p.cream}" stroke-width="3.5"`,
      ) +
      cut(lines[0], p.cream) +
      cut(lines[1], p.cream),
    `translate(${x} ${y})`,
  );

/** A ginger cat on top of a street sign with three enamel plates. */
export const crossroads: Scene = {
  width: 1600,
  height: 900,
  palette: 'extra',
  safe: [
    face('the climber', climber),
    ...birds.map((each) => bird(each)),
    ...plates.map(({ lines, ...place }) =>
      words(lines, place, [[-PLATE.width / 2, -PLATE.height / 2, PLATE.width / 2, PLATE.height / 2]]),
    ),
  ],
  draw(p, r, o) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      disc(POST - 40, 340, 290, p.lamp) +
      halftone(0, 0, 1600, 520, p.far, { dir: 'up', pitch: 22, max: 7 }) +
      clouds(r, p, [
        [180, 110, 300],
        [700, 80, 240],
        [1240, 150, 280],
      ]);
    s += skyline(r, -20, 1620, 760, 150, 380, p.far, { win: p.pale, lit: 0.5, spire: true, tank: 0.4 });
    s +=
      rect(1320, 120, 300, 660, p.brick) +
      bricks(r, p.near, 1330, 140, 280, 620, 30, 54, 20) +
      rect(1300, 100, 320, 40, p.near) +
      sash(1380, 220, 110, 190, p, { lintel: p.near }) +
      sash(1380, 500, 110, 190, p, { lintel: p.near, lit: false });
    s +=
      rect(0, 756, 1600, 24, p.pale) + rect(0, 776, 1600, 150, p.mid) + cobbles(r, p.near, 830, 1600, 900, 5);
    s +=
      rect(POST - 14, 388, 28, 402, p.ink) +
      rect(POST - 36, 764, 72, 30, p.ink) +
      plates.map((each) => plate(p, each)).join('');
    s += rect(POST - 96, 380, 192, 18, p.ink);
    return (
      s +
      cat(p, { ...climber, ...o }) +
      birds.map(({ x, y, scale, flip }) => pigeon(x, y, scale, p, flip)).join('')
    );
  },
};
