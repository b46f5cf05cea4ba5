import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, ellipse, g, line, path, rect } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A cat naps on the paper before anything has been printed on it. */
export const blankPage: Scene = {
  palette: 'notice',
  draw(p, _r, o) {
    let s = rect(0, 0, W, H, p.far) + halftone(0, 0, W, 460, p.sky, { dir: 'up', pitch: 22, max: 8 });
    s +=
      path('M160 470L1040 430L1150 860L60 890Z', p.cream, `stroke="${p.ink}" stroke-width="6"`) +
      lettering('THE DAILY CAT', 600, 480, 60, p.ink, { w: 11, cond: 1.15 }) +
      line('M190 570L1030 556M186 584L1034 570', p.ink, 5);
    s += line(
      'M140 650L330 640M134 690L330 682M128 730L330 724M122 770L330 766M880 640L1070 630M884 682L1080 674M888 724L1090 716',
      p.far,
      8,
    );
    s += cat(p, {
      pose: 'sleep',
      coat: o.coat ?? 'siamese',
      x: 590,
      y: 850,
      scale: 1.5,
      tint: { points: p.near },
    });
    return (
      s +
      lettering('Z', 880, 330, 70, p.hot, { w: 12 }) +
      lettering('Z', 960, 240, 54, p.hot, { w: 10 }) +
      lettering('Z', 1020, 170, 40, p.hot, { w: 8 }) +
      g(
        path('M-60-62H60C60-10 40 2 0 4C-40 2-60-10-60-62Z', p.mid) +
          line('M60-48q36 0 28 24t-40 16', p.mid, 11) +
          ellipse(0, -62, 60, 12, p.ink),
        at(190, 400, 1.2),
      )
    );
  },
};
