import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, circle, g, line, path, rect } from '../../kit/shapes';
import { type Scene } from '../scene';

/** A cat in an apron raises a paintbrush beside a half-finished cat portrait. */
export const painter: Scene = {
  width: 900,
  height: 900,
  palette: 'market',
  draw(p) {
    let s =
      rect(0, 0, 900, 900, p.sky) +
      halftone(0, 0, 900, 700, p.far, { dir: 'up', pitch: 24, max: 8 }) +
      rect(0, 700, 900, 200, p.near);
    s +=
      line('M150 900L230 120L330 900M120 640H360', p.brick, 20) +
      rect(70, 190, 300, 400, p.cream, `stroke="${p.ink}" stroke-width="8"`) +
      rect(92, 212, 256, 356, p.lamp) +
      path('M140 568V430L122 300L176 356H264L318 300L300 430V568Z', p.mid) +
      circle(184, 430, 18, p.cream) +
      circle(256, 430, 18, p.cream) +
      path('M210 470h20l-10 14z', p.hot);
    s += cat(p, {
      pose: 'wave',
      coat: 'marmalade',
      x: 560,
      y: 930,
      scale: 1.66,
      wear: ['apron'],
      hat: 'beret',
      eyes: 'open',
      look: -4,
      tail: null,
      halo: p.sky,
    });
    return (
      s +
      g(
        line('M0 120V-60', p.ginger, 16) +
          rect(-12, -90, 24, 44, p.slate) +
          path('M-16-88Q-20-140 0-166Q20-140 16-88Z', p.hot),
        at(776, 440, 1.1, false, 12),
      ) +
      g(
        path(
          'M-120 0C-120-70-40-90 20-80C100-70 130-20 110 30C90 80 20 40-20 70C-70 90-120 60-120 0Z',
          p.ginger,
          `stroke="${p.ink}" stroke-width="7"`,
        ) +
          circle(-60, -20, 20, p.hot) +
          circle(0, -46, 20, p.mid) +
          circle(60, -30, 20, p.lamp) +
          circle(-66, 34, 18, p.cream) +
          circle(50, 14, 16, p.near),
        at(300, 800, 1.1, false, -8),
      )
    );
  },
};
