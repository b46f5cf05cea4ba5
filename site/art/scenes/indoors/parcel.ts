import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { gouge, line, path, rect } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A cat peeking out of a parcel. */
export const parcel: Scene = {
  palette: 'market',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      halftone(0, 0, W, 560, p.far, { dir: 'up', pitch: 18, max: 6 }) +
      rect(0, 700, W, 220, p.mid) +
      path(gouge(40, 780, 300, 784, 5) + gouge(860, 820, 1160, 814, 5), p.near);
    s += cat(p, { pose: 'peek', coat: o.coat ?? 'black', x: 600, y: 446, scale: 1.5, eyes: 'wide' });
    s +=
      path('M300 480H900L860 800H340Z', p.ginger) +
      path('M300 480L210 560L270 590L340 500ZM900 480L990 560L930 590L860 500Z', p.brick) +
      rect(560, 482, 80, 318, p.sky) +
      path('M340 800L348 740H852L860 800Z', p.brick, 'opacity=".35"') +
      lettering('TO A CAT', 440, 600, 34, p.ink, { w: 6 }) +
      lettering('NEW YORK', 442, 654, 30, p.ink, { w: 6 }) +
      line('M690 600H800M690 630H770', p.ink, 6);
    s +=
      path(
        'M466 484V452Q470 430 506 430Q540 432 542 484ZM658 484V452Q662 430 698 430Q732 432 734 484Z',
        p.ink,
      ) + line('M492 480V456M516 480V456M684 480V456M708 480V456', p.slate, 5);
    return s;
  },
};
