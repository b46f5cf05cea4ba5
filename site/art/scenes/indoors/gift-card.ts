import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, g, line, rect } from '../../kit/shapes';
import { paw } from '../../parts/street';
import { textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A gift card tied with ribbon, guarded by a kitten. */
export const giftCard: Scene = {
  palette: 'extra',
  draw(p, _r, o) {
    let s = rect(0, 0, W, H, p.mid) + halftone(0, 0, W, 900, p.near, { pitch: 20, max: 7 });
    s += g(
      rect(-400, -240, 800, 480, p.cream, 'rx="14"') +
        rect(-374, -214, 748, 428, 'none', `rx="8" stroke="${p.near}" stroke-width="5"`) +
        lettering('GIFT CARD', -20, -160, 70, p.near, { w: 13, cond: 1.1 }) +
        line('M-330-60H330M-330-50H330', p.near, 4) +
        lettering('GOOD FOR ONE WALK', 0, -20, 34, p.hot, { w: 6 }) +
        textlines(-330, 60, 300, 4, 26, p.far, 7) +
        paw(200, 120, 3.2, p.far, 12) +
        rect(306, -240, 50, 480, p.hot),
      at(600, 560, 1, false, -4),
    );
    s += cat(p, {
      pose: 'loaf',
      coat: o.coat ?? 'tuxedo',
      x: 560,
      y: 352,
      scale: 1.05,
      wear: ['bow'],
      halo: p.mid,
    });
    return s;
  },
};
