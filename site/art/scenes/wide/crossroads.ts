import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { rect } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { sign, cobbles, pigeon } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { type Scene } from '../scene';

/** A ginger cat on top of a street sign with three enamel plates. */
export const crossroads: Scene = {
  width: 1600,
  height: 900,
  palette: 'extra',
  draw(p, r, o) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      disc(560, 380, 240, p.lamp) +
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
      rect(906, 420, 28, 370, p.ink) +
      rect(884, 760, 72, 30, p.ink) +
      sign(760, 484, 520, 84, 'BROOKLYN HEIGHTS', p, { bg: p.near }) +
      sign(1090, 590, 560, 84, 'FINANCIAL DISTRICT', p, { bg: p.mid }) +
      sign(740, 696, 500, 84, 'LOWER EAST SIDE', p, { bg: p.hot });
    s += rect(840, 420, 160, 22, p.ink);
    return (
      s +
      cat(p, {
        pose: 'sit',
        coat: o.coat ?? 'ginger',
        x: 920,
        y: 424,
        scale: 0.86,
        wear: ['bell'],
        tail: 'M92-34C150-20 190 20 176 80C166 120 126 116 132 90',
      }) +
      pigeon(1230, 548, 1, p, true) +
      pigeon(330, 850, 1.2, p)
    );
  },
};
