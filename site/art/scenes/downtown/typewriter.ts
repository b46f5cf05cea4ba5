import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, each, ellipse, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { skyline } from '../../parts/skyline';
import { disc, stars } from '../../parts/sky';
import { papers, textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A newspaper cat works late at the typewriter. */
export const typewriter: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.near);
    s +=
      rect(110, 60, 980, 520, p.pale) +
      rect(136, 86, 928, 468, p.sky) +
      stars(r, p.cream, 140, 90, 900, 200, 22) +
      disc(890, 190, 70, p.lamp) +
      skyline(r, 136, 1064, 554, 120, 330, p.near, {
        win: p.lamp,
        lit: 0.4,
        tank: 0.5,
        wmin: 60,
        wmax: 110,
      }) +
      rect(1064, 60, 140, 520, p.near) +
      line('M600 86V554M136 320H1064', p.pale, 16);
    s +=
      rect(0, 660, W, 50, p.brick) +
      rect(0, 704, W, 220, p.ink) +
      path(
        times(6, (i) => gouge(i * 210, 760 + (i % 2) * 70, i * 210 + 170, 764 + (i % 2) * 70, 4)),
        p.brick,
      );
    // desk lamp
    s +=
      line('M1010 650V480L900 380', p.lamp, 12) +
      path('M800 430Q820 340 900 350Q960 370 940 420Z', p.hot) +
      lightCone(873, 430, p, { mouth: 62, spread: 190, reach: 230, lean: -48 }) +
      rect(950, 646, 120, 18, p.lamp);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'white',
      x: 560,
      y: 720,
      scale: 1.2,
      hat: 'visor',
      wear: ['tie'],
      look: -3,
      eyes: 'narrow',
    });
    // typewriter hides the feet
    s += g(
      path('M-190 0L-160-130H160L190 0Z', p.hot) +
        path('M-190 0H190V44Q0 60-190 44Z', p.brick) +
        rect(-210, -176, 420, 54, p.ink, 'rx="26"') +
        circle(-224, -149, 26, p.slate) +
        circle(224, -149, 26, p.slate) +
        path('M-120-176V-286H120V-176Z', p.cream) +
        lettering('MEOW', 0, -262, 30, p.ink, { w: 6, cond: 1.1 }) +
        textlines(-96, -212, 192, 2, 20, p.slate, 5) +
        times(3, (j) =>
          times(9 - j, (i) =>
            circle(-128 + j * 16 + i * 32, -92 + j * 34, 11, p.cream, `stroke="${p.ink}" stroke-width="4"`),
          ),
        ),
      at(600, 800, 1.06),
    );
    s +=
      papers(110, 700, 190, 7, p, { r, h: 20 }) +
      g(
        path('M-50-70H50L40 0H-40Z', p.cream) +
          line('M50-56q34 0 26 24t-36 14', p.cream, 10) +
          ellipse(0, -70, 50, 9, p.brick),
        at(920, 720),
      );
    s += each(
      [
        [250, 850, -14],
        [960, 850, 20],
      ],
      ([x = 0, y = 0, t = 0]) =>
        g(
          path('M-60-44L54-56L66 44L-50 56Z', p.cream) + textlines(-40, -22, 84, 4, 18, p.slate, 4),
          at(x, y, 0.9, false, t),
        ),
    );
    return s;
  },
};
