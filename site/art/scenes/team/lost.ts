import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { circle, rect } from '../../kit/shapes';
import { type Scene } from '../scene';

/** A tuxedo cat, wanted poster style. */
export const lost: Scene = {
  width: 900,
  height: 900,
  palette: 'extra',
  draw(p) {
    let s =
      rect(0, 0, 900, 900, p.cream) +
      halftone(0, 0, 900, 900, p.far, { pitch: 26, max: 8 }) +
      circle(450, 440, 340, p.sky);
    return (
      s +
      cat(p, {
        pose: 'sit',
        coat: 'tuxedo',
        x: 450,
        y: 1110,
        scale: 2,
        eyes: 'wide',
        look: 5,
        wear: ['bell'],
        tail: null,
        head: { turn: -5 },
        halo: p.sky,
      })
    );
  },
};
