import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, circle, ellipse, g, gouge, line, path, rect } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** The hotel cat on the front desk. */
export const hotel: Scene = {
  palette: 'extra',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.near) + halftone(0, 0, W, 300, p.mid, { dir: 'up', pitch: 18, max: 6 });
    s += rect(160, 90, 880, 430, p.brick) + rect(176, 106, 848, 398, p.ink);
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 8; i++) {
        const x = 190 + i * 104,
          y = 118 + j * 128;
        s += rect(x, y, 94, 116, p.near);
        if (r() < 0.75)
          s +=
            line(`M${x + 47} ${y + 16}v20`, p.lamp, 5) +
            circle(x + 47, y + 46, 12, 'none', `stroke="${p.lamp}" stroke-width="6"`) +
            line(`M${x + 47} ${y + 58}v34h12m-12-12h9`, p.lamp, 6);
        else s += rect(x + 22, y + 50, 52, 60, p.cream) + line(`M${x + 22} ${y + 52}l26 22l26-22`, p.far, 4);
      }
    s +=
      rect(400, 20, 400, 84, p.ink) +
      rect(410, 30, 380, 64, 'none', `stroke="${p.lamp}" stroke-width="5"`) +
      lettering('HOTEL', 600, 42, 40, p.lamp, { w: 8, cond: 1.6, space: 2.4 });
    s +=
      line('M1080 590V360', p.lamp, 12) +
      path('M980 380Q990 270 1080 262Q1170 270 1180 380Z', p.hot) +
      ellipse(1080, 380, 100, 12, p.lamp) +
      path('M1030 590H1130L1116 566H1044Z', p.lamp);
    s += cat(p, {
      pose: 'loaf',
      coat: o.coat ?? 'ginger',
      x: 560,
      y: 592,
      scale: 1.42,
      wear: ['bow'],
      eyes: 'narrow',
    });
    s +=
      rect(-10, 588, 1220, 46, p.sky) + rect(-10, 630, 1220, 16, p.brick) + rect(-10, 644, 1220, 280, p.mid);
    for (let i = 0; i < 4; i++)
      s +=
        rect(40 + i * 290, 684, 250, 180, 'none', `stroke="${p.near}" stroke-width="10"`) +
        path(gouge(80 + i * 290, 780, 250 + i * 290, 774, 5), p.near);
    s += g(
      path('M-64 0C-64-60-36-84 0-86C36-84 64-60 64 0Z', p.lamp) +
        circle(0, -94, 11, p.ink) +
        rect(-78, -4, 156, 16, p.ink) +
        path(gouge(-40, -20, -24, -62, 7, 4), p.cream),
      at(200, 578),
    );
    s += g(
      path('M-120 0L-92-34H92L120 0Z', p.cream) +
        line('M0-34V0', p.slate, 4) +
        line('M-80-22H-16M-88-10H-16M16-22H80M16-10H88', p.slate, 3),
      at(930, 590, 0.8),
    );
    return s;
  },
};
