import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, circle, g, line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { bishop } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A black-and-white cat crosses Fifth Avenue below the Flatiron Building. */
export const flatiron: Scene = {
  palette: 'extra',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(220, 220, 120, p.lamp) +
      clouds(r, p, [
        [60, 120, 240],
        [760, 90, 300],
        [860, 260, 240],
      ]) +
      halftone(0, 380, W, 320, p.far, { pitch: 20, max: 6 });
    s +=
      skyline(r, -20, 420, 690, 150, 320, p.far, { win: p.pale, lit: 0.5, tank: 0.4 }) +
      skyline(r, 800, 1220, 690, 200, 380, p.far, { win: p.pale, lit: 0.5, tank: 0.4 });
    // the flatiron, seen from its nose
    s +=
      path('M610 40L830 110V690H610Z', p.mid) +
      path('M610 40L500 90V690H610Z', p.near) +
      path('M590 26H630L850 96V122L630 58H590L486 104V80Z', p.ink);
    let win = '',
      shade = '';
    for (let j = 0; j < 11; j++) {
      for (let i = 0; i < 4; i++)
        win += `M${640 + i * 46} ${n(100 + j * 50 + i * 7 * (1 - j / 11))}h24v26h-24z`;
      shade += `M${520} ${n(124 + j * 49)}h18v24h-18zM${562} ${n(110 + j * 50)}h18v24h-18z`;
    }
    s +=
      path(win, p.sky) +
      path(shade, p.lamp) +
      line('M486 250L610 214L836 266M486 540L610 530L836 548', p.ink, 10) +
      rect(592, 60, 36, 630, p.ink) +
      path(
        times(13, (i) => `M600 ${90 + i * 44}h20v22h-20z`),
        p.pale,
      );
    s +=
      rect(0, 680, W, 30, p.pale) +
      rect(0, 706, W, 220, p.near) +
      path(
        times(7, (i) => `M${-40 + i * 190} 920L${40 + i * 176} 740h70L${70 + i * 190} 920z`),
        p.cream,
        'opacity=".9"',
      );
    s +=
      bishop(1080, 714, 0.86, p.ink, p.lamp, true) +
      g(
        rect(-130, -100, 260, 90, p.hot) +
          rect(-110, -84, 200, 40, p.pale) +
          line('M-60-84V-44M-10-84V-44M40-84V-44', p.hot, 8) +
          circle(-80, 0, 32, p.ink) +
          circle(80, 0, 32, p.ink) +
          circle(-80, 0, 12, p.lamp) +
          circle(80, 0, 12, p.lamp),
        at(190, 690, 0.9),
      );
    s += cat(p, {
      pose: 'walk',
      coat: o.coat ?? 'cow',
      x: 560,
      y: 862,
      scale: 1.16,
      wear: ['bandana'],
      flip: true,
      mouth: 'calm',
      look: -3,
    });
    return s;
  },
};
