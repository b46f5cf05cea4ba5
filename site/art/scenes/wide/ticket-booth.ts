import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { halftone } from '../../kit/halftone';
import { at, g, line, path, rect } from '../../kit/shapes';
import { awning } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { bird, cobbles, pigeon, paw } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { cut, words } from '../safe';
import { type Scene } from '../scene';

const clerk: CatOptions = {
  pose: 'wave',
  coat: 'cow',
  x: 930,
  y: 736,
  scale: 0.94,
  hat: 'kepi',
  wear: ['bow'],
  eyes: 'open',
  tail: null,
  mouth: 'calm',
};
const guests: readonly CatOptions[] = [
  { pose: 'back', coat: 'black', x: 340, y: 850, scale: 0.86 },
  { pose: 'back', coat: 'marmalade', x: 138, y: 850, scale: 0.74, hat: 'straw' },
];

const BIRD = { x: 1066, y: 784, scale: 0.85, flip: true };
const BOARD = { text: 'TICKETS', x: 940, y: 206, h: 54, w: 10, cond: 1.12, space: 1.8 };

/** A cat in the ticket booth pushes a ticket across the counter. */
export const ticketBooth: Scene = {
  width: 1600,
  height: 900,
  palette: 'mint',
  safe: [
    face('the clerk', clerk),
    words([BOARD]),
    bird(BIRD),
    ...guests.map((guest) => face(`the ${guest.coat} guest`, guest, { mayLeave: true })),
  ],
  draw(p, r, o) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      disc(330, 260, 130, p.lamp) +
      clouds(r, p, [
        [80, 140, 300],
        [440, 220, 240],
        [1340, 120, 240],
      ]) +
      skyline(r, -20, 1620, 740, 140, 340, p.far, { win: p.pale, lit: 0.4, tank: 0.4, spire: true });
    s +=
      rect(0, 734, 1600, 26, p.pale) + rect(0, 756, 1600, 160, p.near) + cobbles(r, p.mid, 810, 1600, 900, 5);
    s +=
      path('M704 190L940 60L1176 190Z', p.hot) +
      line('M940 60V20', p.ink, 8) +
      path('M942 20L1000 38L942 56Z', p.lamp) +
      rect(722, 190, 436, 90, p.cream) +
      cut(BOARD, p.hot);
    s +=
      rect(736, 280, 408, 490, p.mid) +
      rect(764, 300, 352, 290, p.lamp) +
      halftone(764, 300, 352, 160, p.ginger, { dir: 'up', pitch: 20, max: 5 }) +
      awning(722, 272, 436, 50, p.cream, p.hot, 8);
    s += cat(p, { ...clerk, ...o });
    s +=
      rect(722, 590, 436, 36, p.cream) +
      rect(722, 622, 436, 14, p.ink) +
      rect(736, 636, 408, 134, p.near) +
      rect(762, 656, 166, 90, 'none', `stroke="${p.mid}" stroke-width="8"`) +
      rect(952, 656, 166, 90, 'none', `stroke="${p.mid}" stroke-width="8"`);
    const ticket = (x: number, y: number, k: number, t: number, c: string) =>
      g(
        path(
          'M-110-50H110V-14Q92 0 110 14V50H-110V14Q-92 0-110-14Z',
          c,
          `stroke="${p.ink}" stroke-width="5"`,
        ) +
          line('M56-44V44', p.ink, 4, 'stroke-dasharray="3 10"') +
          paw(-30, 2, 1.6, p.hot) +
          line('M72-20H92M72 0H92M72 20H92', p.ink, 4),
        at(x, y, k, false, t),
      );
    s += ticket(826, 584, 0.72, -8, p.cream) + ticket(1060, 580, 0.66, 10, p.pale);
    return (
      s +
      guests
        .map((guest) => cat(p, guest.coat === 'black' ? { ...guest, tint: { edge: p.pale } } : guest))
        .join('') +
      pigeon(BIRD.x, BIRD.y, BIRD.scale, p, true, p.pale)
    );
  },
};
