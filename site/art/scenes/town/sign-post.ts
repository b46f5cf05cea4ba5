import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { circle, rect } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { sign, cobbles, pigeon } from '../../parts/street';
import { disc } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A black cat under a street sign points the way. */
export const signPost: Scene = {
  palette: 'harbor',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(600, 430, 290, p.lamp) +
      halftone(0, 0, W, 460, p.far, { dir: 'up', pitch: 22, max: 6 });
    s += skyline(r, -20, 1220, 720, 120, 330, p.far, { win: p.pale, lit: 0.4, tank: 0.5, spire: true });
    s += rect(0, 716, W, 210, p.near) + rect(0, 706, W, 24, p.pale) + cobbles(r, p.mid, 780, W, H, 5);
    s +=
      rect(770, 120, 24, 640, p.ink) +
      circle(782, 110, 24, p.ink) +
      sign(620, 230, 330, 84, 'CATS', p, { bg: p.mid }) +
      sign(930, 340, 320, 80, 'ABOUT TOWN', p, {});
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'black',
      x: 500,
      y: 850,
      scale: 1.3,
      wear: ['scarf'],
      tint: { edge: p.pale },
    });
    return s + pigeon(960, 850, 1.2, p, true);
  },
};
