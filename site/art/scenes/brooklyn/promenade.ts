import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { circle, line, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { railing } from '../../parts/street';
import { disc, clouds, gull, waves } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** Two cats watch the sun come up over Manhattan from the Promenade railing. */
export const promenade: Scene = {
  palette: 'dawn',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      halftone(0, 0, W, 460, p.far, { pitch: 20, max: 6 }) +
      disc(420, 470, 170, p.lamp) +
      clouds(r, p, [
        [700, 120, 300],
        [110, 180, 260],
        [860, 240, 220],
      ]);
    s += skyline(r, -20, 1220, 560, 90, 300, p.mid, {
      spire: true,
      tank: 0.1,
      win: p.lamp,
      lit: 0.25,
      wmin: 50,
      wmax: 100,
    });
    s += rect(0, 556, W, 190, p.near) + waves(r, p.far, 566, W, 730, { k: 20 });
    s +=
      path('M0 740H1200V920H0Z', p.pale) +
      line(times(9, (i) => `M${-80 + i * 170} 920L${60 + i * 140} 744`) + 'M0 800H1200M0 860H1200', p.sky, 5);
    s += railing(-20, 470, 1240, 280, p.ink, 44, 9) + rect(-20, 462, 1240, 22, p.ink);
    for (const x of [60, 1110]) s += rect(x, 430, 36, 320, p.ink) + circle(x + 18, 420, 26, p.ink);
    // bench
    s +=
      path('M150 640H1050V672H150ZM150 692H1050V724H150Z', p.brick) +
      rect(140, 742, 920, 30, p.brick) +
      line('M200 630V860M1000 630V860M190 770H240M960 770H1010', p.ink, 18);
    s += cat(p, {
      pose: 'back',
      coat: 'white',
      x: 480,
      y: 748,
      scale: 1.06,
      head: { turn: 5 },
      tail: 'M70-20C120 10 130 50 96 92C70 130 110 150 134 126',
    });
    s += cat(p, {
      pose: 'back',
      coat: o.coat ?? 'marmalade',
      x: 740,
      y: 748,
      scale: 0.96,
      flip: true,
      head: { turn: 4 },
      view: 'back',
      tail: 'M70-20C120 6 150 40 120 88C104 124 146 144 162 112',
    });
    s += gull(220, 160, 1.2, p.near) + gull(310, 210, 0.8, p.near) + gull(640, 90, 1, p.near);
    return s;
  },
};
