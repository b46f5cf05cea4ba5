import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { circle, ellipse, path, rect } from '../../kit/shapes';
import { sash } from '../../parts/buildings';
import { bishop, sign, paw } from '../../parts/street';
import { snowfall } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A white cat in a red scarf under a bishop’s-crook lamp in the snow. */
export const lamppost: Scene = {
  palette: 'snow',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky);
    const house = (x: number, w: number, top: number, c: string) =>
      rect(x, top, w, 700 - top, c) +
      rect(x - 8, top - 8, w + 16, 26, p.near) +
      path(`M${x} ${top - 8}Q${x + w / 2} ${top - 34} ${x + w} ${top - 8}Z`, p.cream);
    const houses = [
      [-30, 250, 210, p.mid],
      [230, 230, 160, p.far],
      [470, 250, 230, p.mid],
      [730, 240, 180, p.far],
      [980, 260, 220, p.mid],
    ] as const;
    houses.forEach(([x, w, top, c], i) => {
      s += house(x, w - 10, top, c);
      for (let j = 0; j < 2; j++)
        for (let k = 0; k < 2; k++)
          s += sash(x + 38 + k * (w / 2 - 6), top + 70 + j * 200, 62, 116, p, {
            lit: (i * 3 + j + k * 2) % 3 !== 0,
            frame: p.pale,
            off: 3,
          });
    });
    s +=
      path('M0 690Q300 660 620 694T1200 680V920H0Z', p.pale) +
      path('M0 760Q340 720 700 770T1200 750V920H0Z', p.cream) +
      halftone(0, 820, W, 90, p.sky, { pitch: 18, max: 4 });
    s += ellipse(890, 826, 300, 46, p.lamp, 'opacity=".55"');
    s += path('M770 400L560 850H1090L900 400Z', p.cream, 'opacity=".5"');
    s += circle(837, 374, 120, p.cream, 'opacity=".5"') + bishop(690, 840, 1.24, p.ink, p.lamp);
    s += sign(690, 312, 250, 62, 'PEARL ST', p, { bg: p.near });
    s += snowfall(r, p.cream, W, 840, 90);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'white',
      x: 900,
      y: 842,
      scale: 0.92,
      wear: ['scarf'],
      look: -4,
    });
    s += (
      [
        [600, 870],
        [540, 846],
        [470, 862],
        [400, 836],
        [330, 850],
        [262, 824],
        [190, 836],
        [120, 812],
      ] as const
    )
      .map(([x, y], i) => paw(x, y, 0.9, p.far, 84 + (i % 2) * 8))
      .join('');
    s += path('M640 846Q690 806 744 846Z', p.cream) + path('M776 338Q820 318 870 338L872 346H774Z', p.cream);
    return s;
  },
};
