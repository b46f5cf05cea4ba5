import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { figure } from '../../cat/figure';
import { placed } from '../../kit/place';
import { at, circle, ellipse, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { pot, paw } from '../../parts/street';
import { disc } from '../../parts/sky';
import { book } from '../../parts/things';
import { thing } from '../safe';
import { type Scene } from '../scene';

/** Place of the caller. The telephone is on a sheet of its own there, as large as the caller's paw wants it. */
const PHONE = { x: 960, y: 720, scale: 0.82 };
const STAND = { x: 324, y: -14, flip: true };
const RECEIVER = { x: 220, y: -360, turn: -28 };
const caller: CatOptions = {
  pose: 'wave',
  coat: 'calico',
  ...PHONE,
  scale: 1.13,
  eyes: 'wide',
  look: 5,
  mouth: 'meow',
  wear: ['pearls'],
  tail: 'M-92-30C-122-34-138-56-134-90',
};

/** A cat answers a candlestick telephone. */
export const telephone: Scene = {
  width: 1600,
  height: 900,
  palette: 'harbor',
  safe: [
    face('the caller', caller),
    thing('the receiver', placed([-46, -82, 46, 84], RECEIVER, PHONE), false),
    thing('the telephone', placed([-110, -332, 110, 2], STAND, PHONE), false),
    figure('the caller', caller),
  ],
  draw(p, _r, o) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      path(
        times(17, (i) => `M${i * 100 - 40} 0h50v700h-50z`),
        p.pale,
      ) +
      disc(960, 430, 290, p.far);
    s +=
      rect(96, 116, 260, 320, p.brick) + rect(112, 132, 228, 288, p.cream) + rect(112, 132, 228, 52, p.hot);
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 6; i++)
        s +=
          rect(130 + i * 33, 206 + j * 50, 25, 36, (i + j * 6) % 5 === 3 ? p.lamp : p.sky) +
          ((i + j * 6) % 5 === 3 ? paw(142.5 + i * 33, 227 + j * 50, 0.65, p.ink) : '');
    s +=
      rect(0, 690, 1600, 34, p.brick) +
      rect(0, 720, 1600, 190, p.near) +
      path(
        times(7, (i) => gouge(i * 240 - 30, 780 + (i % 2) * 60, i * 240 + 160, 784 + (i % 2) * 60, 5)),
        p.mid,
      );
    s += cat(p, { ...caller, halo: p.far, ...o });
    const stand = g(
      path('M-110 0Q-110-40-60-44H60Q110-40 110 0Z', p.ink) +
        rect(-16, -280, 32, 240, p.ink) +
        path('M-70-330L-20-300V-250L-70-220Q-96-276-70-330Z', p.ink) +
        ellipse(-72, -275, 18, 54, p.lamp) +
        circle(0, -276, 34, p.ink) +
        line('M16-200H70', p.ink, 12) +
        circle(0, -20, 20, p.slate),
      at(STAND.x, STAND.y, 1, true),
    );
    const receiver =
      line('M350-80Q452-40 432-160Q410-260 240-300', p.ink, 8) +
      g(
        path('M-30-80H30L44-40H-44ZM-20-40H20L14 70H-14Z', p.ink) + ellipse(0, 72, 22, 10, p.slate),
        at(RECEIVER.x, RECEIVER.y, 1, false, RECEIVER.turn),
      );
    s += g(stand + receiver, at(PHONE.x, PHONE.y, PHONE.scale));
    return (
      s +
      book(420, 700, 230, 50, p.hot, p.lamp) +
      book(440, 650, 200, 40, p.mid, p.cream) +
      pot(560, 612, 0.9, p)
    );
  },
};
