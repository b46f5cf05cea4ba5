import { cat } from '../../cat/cat';
import { circle, line, path, rect } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { skyline } from '../../parts/skyline';
import { disc, stars } from '../../parts/sky';
import { textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** The story is read; a cat sleeps on it. */
export const lastPage: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    return (
      rect(0, 0, W, H, p.near) +
      rect(90, 70, 640, 500, p.pale) +
      rect(116, 96, 588, 448, p.sky) +
      stars(r, p.cream, 120, 100, 570, 200, 18) +
      disc(250, 220, 62, p.lamp) +
      skyline(r, 116, 704, 544, 110, 300, p.mid, { win: p.lamp, lit: 0.3, tank: 0.5, wmin: 60, wmax: 100 }) +
      rect(704, 70, 30, 500, p.pale) +
      line('M410 96V544M116 330H704', p.pale, 16) +
      rect(60, 560, 700, 30, p.pale) +
      rect(0, 690, W, 40, p.brick) +
      rect(0, 728, W, 180, p.ink) +
      lightCone(926, 330, p, { mouth: 140, spread: 300, reach: 360, lean: -40 }) +
      line('M1010 690V250', p.lamp, 14) +
      path('M780 330Q800 180 926 176Q1050 180 1072 330Z', p.hot) +
      circle(926, 176, 14, p.lamp) +
      rect(940, 676, 140, 20, p.lamp) +
      path(
        'M250 712L284 596Q440 560 566 606Q690 560 850 596L884 712Q700 676 566 716Q430 676 250 712Z',
        p.cream,
        `stroke="${p.ink}" stroke-width="7" stroke-linejoin="round"`,
      ) +
      line('M566 606V714', p.slate, 6) +
      textlines(300, 660, 70, 2, 20, p.slate, 5) +
      textlines(780, 650, 70, 2, 20, p.slate, 5) +
      cat(p, { pose: 'sleep', coat: o.coat ?? 'ginger', x: 560, y: 670, scale: 1.36, halo: p.near })
    );
  },
};
