import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { circle, line, path, rect, times } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { lightCone } from '../../parts/light';
import { H, W, type Scene } from '../scene';

/** The theatre cat waits under the lights of the marquee. */
export const theatre: Scene = {
  palette: 'lantern',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.near) + bricks(r, p.mid, 0, 0, W, 700, 70, 56, 20);
    s +=
      path('M150 90H1050V330H150Z', p.hot) +
      path('M172 112H1028V308H172Z', p.cream) +
      lettering('TONIGHT', 600, 134, 50, p.hot, { w: 10, cond: 1.3 }) +
      lettering('CATS OF OLD NEW YORK', 600, 226, 54, p.ink, { w: 10, cond: 0.78 });
    const bulb = (x: number, y: number) => circle(x, y, 9, p.lamp);
    s +=
      times(31, (i) => bulb(152 + i * 29.9, 101) + bulb(152 + i * 29.9, 319)) +
      times(7, (i) => bulb(161, 116 + i * 30) + bulb(1039, 116 + i * 30));
    s += path('M110 330H1090L1050 376H150Z', p.ink) + times(16, (i) => bulb(176 + i * 56, 352));
    s += lightCone(600, 376, p, { mouth: 370, spread: 520, reach: 364 });
    s +=
      rect(150, 420, 330, 320, p.ink) +
      rect(166, 436, 140, 304, p.brick) +
      rect(324, 436, 140, 304, p.brick) +
      [186, 344]
        .map((x) => rect(x, 460, 100, 130, p.lamp) + circle(x + (x < 300 ? 108 : -6), 640, 8, p.lamp))
        .join('');
    const poster = (x: number, c: string, inner: string) =>
      rect(x, 424, 190, 270, p.lamp) + rect(x + 12, 436, 166, 246, c) + inner;
    s +=
      poster(
        680,
        p.cream,
        path('M732 640V560L722 500L750 522H800L828 500L818 560V640Z', p.ink) +
          circle(758, 560, 8, p.lamp) +
          circle(792, 560, 8, p.lamp) +
          lettering('MINNIE', 775, 450, 24, p.hot, { w: 5 }),
      ) +
      poster(
        900,
        p.sky,
        circle(995, 540, 60, p.lamp) +
          line('M960 660L995 560L1030 660M970 600H1020', p.cream, 9) +
          lettering('ACT II', 995, 450, 24, p.cream, { w: 5 }),
      );
    s += rect(0, 738, W, 30, p.far) + rect(0, 764, W, 150, p.mid) + path('M330 764H760L880 920H240Z', p.hot);
    s += cat(p, {
      pose: 'sphinx',
      coat: o.coat ?? 'marmalade',
      x: 470,
      y: 852,
      scale: 1.5,
      eyes: 'narrow',
      wear: ['pearls'],
    });
    return s;
  },
};
