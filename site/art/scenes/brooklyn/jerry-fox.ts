import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect } from '../../kit/shapes';
import { pigeon } from '../../parts/street';
import { clouds } from '../../parts/sky';
import { textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** An old tiger cat in spectacles with his newspaper on the steps of Borough Hall. */
export const jerryFox: Scene = {
  palette: 'harbor',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      halftone(0, 0, W, 420, p.far, { dir: 'up', pitch: 20, max: 5.6 }) +
      clouds(r, p, [
        [60, 90, 240],
        [860, 70, 260],
      ]);
    s +=
      rect(90, 330, 1020, 300, p.pale) +
      rect(70, 300, 1060, 40, p.cream) +
      path('M330 300L600 180L870 300Z', p.cream, `stroke="${p.mid}" stroke-width="8"`) +
      path('M400 286L600 200L800 286Z', p.far);
    s +=
      rect(560, 100, 80, 80, p.cream) +
      path('M560 100Q560 50 600 44Q640 50 640 100Z', p.mid) +
      circle(600, 140, 24, p.ink) +
      circle(600, 140, 18, p.cream) +
      line('M600 44V14', p.ink, 6);
    for (const x of [120, 210, 930, 1020])
      s +=
        path(`M${x} 600V400H${x + 56}V600Z`, p.mid) +
        line(`M${x + 28} 400V600M${x} 500H${x + 56}`, p.cream, 5);
    s += rect(320, 340, 560, 290, p.near);
    for (let i = 0; i < 6; i++)
      s +=
        rect(330 + i * 102, 336, 44, 294, p.cream) +
        rect(330 + i * 102 + 30, 340, 14, 286, p.far) +
        rect(322 + i * 102, 328, 60, 16, p.cream) +
        rect(322 + i * 102, 614, 60, 18, p.cream);
    for (let i = 0; i < 6; i++)
      s +=
        rect(250 - i * 56, 630 + i * 46, 700 + i * 112, 26, i % 2 ? p.pale : p.cream) +
        rect(256 - i * 56, 654 + i * 46, 688 + i * 112, 24, p.far);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'marmalade',
      x: 590,
      y: 800,
      scale: 1.26,
      hat: 'specs',
      look: 0,
      tint: { stripe: p.near, white: p.cream, muzzle: true, eye: p.cream },
      halo: p.sky,
      tail: 'M92-34C160-40 214-20 206 30C198 70 156 70 160 44',
    });
    s += g(
      path(
        'M-250-120L-8-100V140L-264 116Z',
        p.cream,
        `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round"`,
      ) +
        path(
          'M250-120L8-100V140L264 116Z',
          p.cream,
          `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        g(
          lettering('BROOKLYN', -128, -88, 34, p.ink, { w: 7, cond: 0.9 }) +
            line('M-236-40H-22', p.ink, 4) +
            rect(-236, -22, 96, 80, p.mid) +
            path('M-206 48V20L-212-4L-196 8H-180L-164-4L-170 20V48Z', p.ink) +
            textlines(-124, -16, 100, 5, 18, p.slate, 5) +
            textlines(-236, 78, 90, 2, 16, p.slate, 5) +
            textlines(-124, 78, 100, 2, 16, p.slate, 5),
          'rotate(4 -128 0)',
        ) +
        g(
          lettering('DAILY NEWS', 128, -88, 34, p.ink, { w: 7, cond: 0.8 }) +
            line('M22-40H236', p.ink, 4) +
            textlines(24, -16, 96, 7, 18, p.slate, 5) +
            textlines(140, -16, 96, 7, 18, p.slate, 5),
          'rotate(-4 128 0)',
        ) +
        line('M0-98V138', p.far, 6),
      at(590, 760, 1.02),
    );
    return s + pigeon(190, 870, 1.1, p) + pigeon(1010, 876, 1, p, true, p.ink);
  },
};
