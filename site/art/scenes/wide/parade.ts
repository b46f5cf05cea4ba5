import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { figure } from '../../cat/figure';
import { halftone } from '../../kit/halftone';
import { at, g, line, path, rect } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { paw } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { type Scene } from '../scene';

const leader: CatOptions = {
  pose: 'walk',
  coat: 'tuxedo',
  x: 1284,
  y: 708,
  scale: 1,
  hat: 'ears',
  wear: ['bag'],
};
const kitten = { pose: 'walk', y: 708, scale: 0.42, head: { scale: 1.25 } } as const;
/** Cats of the parade, placed so that a crop ends behind one or before another, never in a face. */
const followers: readonly CatOptions[] = [
  { ...kitten, coat: 'grey', x: 546, hat: 'straw' },
  { ...kitten, coat: 'cow', x: 742, eyes: 'happy' },
  { ...kitten, coat: 'marmalade', x: 920, wear: ['scarf'] },
];

/** A line of cats follows a guide with a flag along a wall at dawn. */
export const parade: Scene = {
  width: 1600,
  height: 900,
  palette: 'dawn',
  safe: [
    face('the leader', leader),
    figure('the leader', leader),
    ...followers.map((follower) => face(`the ${follower.coat} cat`, follower, { mayLeave: true })),
  ],
  draw(p, r) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      disc(1300, 420, 230, p.lamp) +
      halftone(0, 0, 1600, 470, p.pale, { dir: 'up', pitch: 22, max: 7 }) +
      clouds(r, p, [
        [120, 130, 320],
        [640, 90, 260],
        [1280, 170, 260],
      ]);
    s +=
      skyline(r, -20, 1620, 700, 120, 330, p.far, { spire: true, tank: 0.4 }) +
      skyline(r, -20, 1620, 720, 40, 170, p.mid, { win: p.lamp, lit: 0.3, tank: 0.3 });
    s +=
      rect(-10, 700, 1620, 52, p.brick) +
      rect(-10, 748, 1620, 14, p.ink) +
      rect(-10, 760, 1620, 150, p.near) +
      bricks(r, p.mid, 0, 770, 1600, 130, 56, 64, 22);
    s += followers.map((follower) => cat(p, follower)).join('');
    s +=
      line('M1452 470L1420 130', p.ink, 11) +
      path('M1421 134L1268 168L1282 286L1433 254Z', p.hot) +
      g(paw(0, 0, 2.4, p.cream), at(1350, 216, 1, false, -14));
    return s + cat(p, { ...leader, halo: p.sky, tint: { edge: p.slate } });
  },
};
