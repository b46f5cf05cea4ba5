import { cat, type CatOptions } from '../../cat/cat';
import type { CoatName } from '../../cat/coats';
import { at, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { sash } from '../../parts/buildings';
import { paw } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A cat guide with a flag leads four walkers down a row of brownstones. */
export const group: Scene = {
  palette: 'mint',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(1010, 150, 90, p.lamp) +
      clouds(r, p, [
        [140, 90, 240],
        [620, 70, 220],
      ]);
    const house = (x: number, c: string, door: string) =>
      rect(x, 170, 236, 460, c) +
      rect(x - 6, 150, 248, 34, p.near) +
      sash(x + 24, 220, 60, 110, p, { frame: p.cream, off: 2 }) +
      sash(x + 140, 220, 60, 110, p, { frame: p.cream, off: 2, lit: false }) +
      sash(x + 140, 410, 60, 110, p, { frame: p.cream, off: 2 }) +
      rect(x + 22, 410, 74, 220, p.cream) +
      rect(x + 32, 424, 54, 206, door) +
      path(`M${x + 10} 630L${x + 26} 572H${x + 92}L${x + 112} 630Z`, p.pale);
    s += [
      house(0, p.brick, p.near),
      house(242, p.far, p.hot),
      house(484, p.mid, p.lamp),
      house(726, p.brick, p.mid),
      house(968, p.far, p.near),
    ].join('');
    s +=
      rect(0, 626, W, 30, p.pale) +
      rect(0, 650, W, 270, p.slate) +
      path(
        times(6, (i) => gouge(-30 + i * 220, 720 + (i % 3) * 60, 170 + i * 220, 722 + (i % 3) * 60, 5)),
        p.pale,
      );
    const walker = (x: number, y: number, scale: number, coat: CoatName, extra: Partial<CatOptions> = {}) =>
      cat(p, { pose: 'sit', coat, x, y, scale, look: 7, tail: null, ...extra });
    s +=
      walker(150, 800, 0.78, 'grey', { hat: 'straw', eyes: 'wide' }) +
      walker(330, 770, 0.66, 'calico', { hat: 'ears' }) +
      walker(500, 806, 0.74, 'black', { hat: 'ears', wear: ['scarf'], tint: { edge: p.pale } }) +
      walker(660, 774, 0.62, 'cream', { eyes: 'happy', wear: ['tag'] });
    s +=
      line('M1012 520L1046 150', p.ink, 10) +
      path('M1046 156L1180 190L1168 300L1036 270Z', p.hot) +
      g(paw(0, 0, 2.2, p.cream), at(1104, 232, 1, false, 14));
    s += cat(p, {
      pose: 'wave',
      coat: o.coat ?? 'tuxedo',
      x: 890,
      y: 852,
      scale: 1.12,
      mouth: 'meow',
      look: -6,
      wear: ['bag'],
      hat: 'ears',
      halo: p.slate,
    });
    return s;
  },
};
