import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, g, line, path, rect } from '../../kit/shapes';
import { awning } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { cobbles, pigeon, paw } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { words } from '../safe';
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

/** A cat in the ticket booth pushes a ticket across the counter. */
export const ticketBooth: Scene = {
  width: 1600,
  height: 900,
  palette: 'mint',
  safe: [
    face('the clerk', clerk),
    words('TICKETS', 760, 200, 1120, 270),
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
      path('M620 190L940 60L1260 190Z', p.hot) +
      line('M940 60V20', p.ink, 8) +
      path('M942 20L1000 38L942 56Z', p.lamp) +
      rect(640, 190, 600, 90, p.cream) +
      lettering('TICKETS', 940, 208, 54, p.hot, { w: 10, cond: 1.35, space: 2 });
    s +=
      rect(660, 280, 560, 490, p.mid) +
      rect(700, 300, 480, 290, p.lamp) +
      halftone(700, 300, 480, 160, p.ginger, { dir: 'up', pitch: 20, max: 5 }) +
      awning(640, 272, 600, 50, p.cream, p.hot, 10);
    s += cat(p, { ...clerk, ...o });
    s +=
      rect(640, 590, 600, 36, p.cream) +
      rect(640, 622, 600, 14, p.ink) +
      rect(660, 636, 560, 134, p.near) +
      rect(690, 656, 230, 90, 'none', `stroke="${p.mid}" stroke-width="8"`) +
      rect(960, 656, 230, 90, 'none', `stroke="${p.mid}" stroke-width="8"`);
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
    s += ticket(790, 584, 0.8, -8, p.cream) + ticket(1090, 580, 0.7, 10, p.pale);
    return (
      s +
      guests
        .map((guest) => cat(p, guest.coat === 'black' ? { ...guest, tint: { edge: p.pale } } : guest))
        .join('') +
      pigeon(1390, 850, 1.2, p, true)
    );
  },
};
