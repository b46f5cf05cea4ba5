import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { circle, gouge, line, path, rect } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { disc, clouds, gull, waves } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A ship’s cat on the bow of a harbor tugboat. */
export const harbor: Scene = {
  palette: 'harbor',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(300, 330, 150, p.lamp) +
      halftone(0, 0, W, 380, p.ginger, { dir: 'up', pitch: 20, max: 4.5 });
    s += clouds(r, p, [
      [90, 150, 260],
      [640, 110, 240],
    ]);
    s += skyline(r, -20, 1220, 560, 60, 240, p.far, { spire: true, tank: 0.2 });
    s += rect(0, 552, W, 360, p.mid) + waves(r, p.far, 562, W, 700, { k: 16 });
    // smoke
    s +=
      path(
        'M840 150C800 110 830 50 890 60C900 10 980 0 1000 50C1060 20 1120 60 1100 110C1160 120 1160 190 1100 190C1060 220 1010 190 990 180C950 210 900 200 890 180C870 190 850 180 840 150Z',
        p.slate,
      ) +
      path(
        gouge(880, 100, 960, 80, 7) + gouge(990, 120, 1070, 100, 7) + gouge(900, 150, 960, 146, 5),
        p.pale,
      );
    // tug
    s += rect(800, 190, 92, 230, p.ink) + rect(800, 230, 92, 50, p.hot) + rect(792, 184, 108, 18, p.ink);
    s +=
      rect(560, 360, 470, 220, p.cream) +
      rect(540, 340, 510, 26, p.brick) +
      rect(580, 240, 200, 110, p.hot) +
      rect(566, 226, 228, 20, p.ink) +
      [600, 664, 726]
        .map((x) => rect(x, 262, 40, 44, p.lamp) + line(`M${x} 262h40v44h-40z`, p.ink, 5))
        .join('') +
      [610, 700, 920, 990]
        .map((x) => circle(x, 440, 26, p.lamp, `stroke="${p.ink}" stroke-width="8"`))
        .join('') +
      rect(780, 400, 90, 180, p.brick) +
      circle(856, 490, 6, p.lamp);
    s +=
      path('M150 520C300 570 480 580 560 570H1140Q1160 640 1100 790H330C260 760 190 640 150 520Z', p.near) +
      path('M150 520C300 570 480 580 560 570H1140L1136 610H540C420 610 280 600 176 566Z', p.hot) +
      path(
        gouge(300, 660, 620, 690, 5) + gouge(700, 690, 1050, 680, 5) + gouge(360, 720, 560, 738, 4),
        p.mid,
      );
    s += lettering('MISS MOUSER', 560, 632, 34, p.cream, { w: 6, anchor: 'start' });
    s += [420, 560, 1010]
      .map((x) => circle(x, 756 - (x === 420 ? 10 : 0), 38, 'none', `stroke="${p.ink}" stroke-width="22"`))
      .join('');
    s += cat(p, {
      pose: 'profile',
      coat: o.coat ?? 'tuxedo',
      x: 356,
      y: 562,
      scale: 0.98,
      flip: true,
      wear: ['scarf'],
      lightLeft: true,
    });
    s +=
      path('M0 760Q100 720 200 764T400 764T600 768T800 764T1000 768T1200 762V920H0Z', p.near) +
      path('M0 820Q80 790 160 822T340 822T560 826T780 820T980 826T1200 816V920H0Z', p.ink) +
      waves(r, p.mid, 790, W, 900, { k: 9 }) +
      path('M120 770C150 740 190 740 230 760C200 770 160 780 120 770Z', p.pale);
    s += gull(120, 260, 1.3, p.ink) + gull(480, 200, 1, p.ink) + gull(220, 180, 0.7, p.ink);
    return s;
  },
};
