import { cat, type CatOptions } from '../../cat/cat';
import type { CoatName } from '../../cat/coats';
import { halftone } from '../../kit/halftone';
import { circle, ellipse, line, n, path, rect, times } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { H, W, type Scene } from '../scene';

/** A stroke of the light around a lantern. */
const ray = (x: number, y: number, angle: number) => {
  const end = (radius: number) => `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`;
  return `M${end(96)}L${end(120)}`;
};

/** A mother cat and her three kittens in a basket on a lit doorstep. */
export const kittens: Scene = {
  palette: 'dawn',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.mid) +
      path(
        times(14, (i) => `M${i * 90} 0h60v${H}h-60z`),
        p.near,
        'opacity=".45"',
      );
    s +=
      rect(330, 40, 540, 660, p.near) +
      rect(370, 80, 460, 620, p.lamp) +
      halftone(370, 80, 460, 340, p.ginger, { dir: 'up', pitch: 20, max: 6 });
    s +=
      path('M830 80L1010 140V760L830 700Z', p.brick) +
      circle(862, 420, 13, p.lamp) +
      path('M860 180L980 214V380L860 360ZM860 460L980 470V660L860 640Z', p.hot);
    s +=
      lightCone(600, 700, p, { mouth: 230, spread: 420, reach: 220 }) +
      rect(0, 700, 372, 220, p.ink, 'opacity=".25"');
    s +=
      line('M200 60V150', p.ink, 9) +
      path('M150 150H250L236 270H164Z', p.lamp) +
      path('M140 150L200 106L260 150Z', p.ink) +
      rect(154, 266, 92, 18, p.ink) +
      line('M150 150L164 270M250 150L236 270', p.ink, 6) +
      line(
        times(12, (i) => ray(200, 210, (i * Math.PI) / 6)),
        p.lamp,
        6,
      );
    // saucer, mother, kittens
    const kit = (x: number, y: number, coat: CoatName, extra: Partial<CatOptions> = {}) =>
      cat(p, { pose: 'peek', coat, x, y, scale: 0.74, eyes: 'wide', ...extra });
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'tortie',
      x: 400,
      y: 790,
      scale: 1.2,
      eyes: 'happy',
      look: 5,
      wear: [],
      tail: null,
      tint: { eye: p.lamp, edge: p.far, rim: p.pale },
    });
    s +=
      kit(610, 640, 'marmalade', { look: -3 }) +
      kit(780, 630, 'black', { mouth: 'meow', tint: { edge: p.slate } }) +
      kit(940, 642, 'calico', { eyes: 'open' });
    s +=
      path('M500 670H1050L1010 860Q770 890 540 860Z', p.ginger) +
      line('M512 720Q770 744 1040 720M524 776Q770 800 1028 776M536 830Q770 852 1018 830', p.brick, 7) +
      line(
        times(11, (i) => `M${530 + i * 49} 676L${550 + i * 45} 862`),
        p.brick,
        6,
      ) +
      path('M484 660Q770 690 1066 660L1064 694Q770 724 488 694Z', p.brick);
    s += [620, 780, 940]
      .map(
        (x) =>
          ellipse(
            x - 66,
            676,
            24,
            16,
            x === 780 ? p.ink : x > 900 ? p.cream : p.ginger,
            `stroke="${p.ink}" stroke-width="4"`,
          ) +
          ellipse(
            x + 46,
            678,
            24,
            16,
            x === 780 ? p.ink : x > 900 ? p.cream : p.ginger,
            `stroke="${p.ink}" stroke-width="4"`,
          ),
      )
      .join('');
    s +=
      ellipse(210, 840, 120, 26, p.pale, `stroke="${p.ink}" stroke-width="5"`) +
      ellipse(210, 832, 86, 14, p.cream);
    return s;
  },
};
