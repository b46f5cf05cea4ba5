import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** The Cotton Exchange's black cat is on strike, on top of a bale. */
export const cotton: Scene = {
  palette: 'notice',
  draw(p, _r, o) {
    let s = rect(0, 0, W, H, p.sky) + halftone(0, 0, W, 400, p.far, { dir: 'up', pitch: 20, max: 6 });
    // quotation board
    s +=
      rect(90, 50, 1020, 360, p.near) +
      rect(114, 74, 972, 312, p.ink) +
      lettering('COTTON', 295, 98, 44, p.lamp, { w: 8, cond: 1.1 });
    for (let j = 0; j < 4; j++)
      s +=
        rect(140, 170 + j * 50, 310, 5, p.near) +
        lettering(['MAY', 'JULY', 'AUG', 'OCT'][j] ?? '', 160, 186 + j * 50, 22, p.cream, {
          anchor: 'start',
          w: 4,
        }) +
        lettering(['14.0', '13.5', '12.8', '10.3'][j] ?? '', 430, 186 + j * 50, 22, p.cream, {
          anchor: 'end',
          w: 4,
        });
    s +=
      line('M590 120L680 150L740 130L800 190L860 180L920 280L980 270L1050 360', p.hot, 14) +
      line('M590 100V366H1070', p.cream, 5);
    s +=
      rect(0, 640, W, 280, p.mid) +
      path(
        times(8, (i) => `M${-60 + i * 170} 920L${90 + i * 140} 640h16L${-30 + i * 170} 920z`),
        p.near,
      );
    const bale = (x: number, y: number, k: number, c: string) =>
      g(
        path('M-210-230Q-220-250-190-254L190-258Q220-250 214-226L222-14Q214 6 190 4H-194Q-220 4-218-20Z', c) +
          line('M-120-254L-126 2M0-256V4M120-256L128 2', p.brick, 12) +
          path(
            gouge(-190, -180, -140, -190, 6) +
              gouge(-180, -90, -140, -84, 6) +
              gouge(30, -200, 90, -206, 6) +
              gouge(150, -120, 200, -126, 6) +
              gouge(-90, -40, -30, -36, 6),
            p.far,
          ) +
          path(
            'M-196-250q-20-30 10-30q10-26 34-8q30-24 44 10q20-16 30 6q-40 14-118 22zM120-254q0-30 26-22q20-26 40 0q26-4 20 20z',
            p.cream,
          ),
        at(x, y, k),
      );
    s += bale(170, 812, 0.96, p.far) + bale(1050, 800, 0.9, p.far) + bale(600, 872, 1.16, p.cream);
    s += rect(478, 706, 244, 112, p.far) + lettering('BULL', 600, 732, 60, p.ink, { w: 12, cond: 1.1 });
    s += cat(p, {
      pose: 'loaf',
      coat: o.coat ?? 'black',
      x: 520,
      y: 582,
      scale: 1.3,
      eyes: 'narrow',
      mouth: 'grumpy',
      ears: 'flat',
      tint: { edge: p.slate, eye: p.lamp },
      halo: p.pale,
    });
    s += g(
      line('M0 0V250', p.brick, 16) +
        rect(-150, -120, 300, 140, p.cream, `stroke="${p.ink}" stroke-width="7"`) +
        lettering('ON STRIKE', 0, -80, 44, p.hot, { w: 9, cond: 0.8 }),
      at(884, 470, 0.9, false, 6),
    );
    return s;
  },
};
