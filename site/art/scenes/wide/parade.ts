import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, g, line, path, rect } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { paw } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { type Scene } from '../scene';

/** A line of cats follows a guide with a flag along a wall at dawn. */
export const parade: Scene = {
  width: 1600,
  height: 900,
  palette: 'dawn',
  draw(p, r) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      disc(1180, 420, 220, p.lamp) +
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
    s +=
      cat(p, { pose: 'walk', coat: 'grey', x: 200, y: 708, scale: 0.62, hat: 'straw' }) +
      cat(p, { pose: 'walk', coat: 'cow', x: 480, y: 708, scale: 0.66, eyes: 'happy' }) +
      cat(p, { pose: 'walk', coat: 'marmalade', x: 770, y: 708, scale: 0.7, wear: ['scarf'] });
    s +=
      line('M1268 470L1300 150', p.ink, 11) +
      path('M1300 156L1450 190L1436 310L1288 276Z', p.hot) +
      g(paw(0, 0, 2.4, p.cream), at(1368, 236, 1, false, 14));
    return (
      s +
      cat(p, {
        pose: 'walk',
        coat: 'tuxedo',
        x: 1110,
        y: 708,
        scale: 1.14,
        hat: 'ears',
        wear: ['bag'],
        halo: p.sky,
        tint: { edge: p.slate },
      })
    );
  },
};
