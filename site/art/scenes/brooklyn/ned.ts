import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, ellipse, g, line, n, path, rect, times } from '../../kit/shapes';
import { tower } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { disc, clouds, gull, waves } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A grey cat climbs out of a basket in the middle of the Brooklyn Bridge. */
export const ned: Scene = {
  palette: 'dawn',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(900, 330, 170, p.lamp) +
      halftone(0, 0, W, 460, p.pale, { dir: 'up', pitch: 20, max: 6.4 }) +
      clouds(r, p, [
        [480, 120, 280],
        [80, 80, 220],
      ]);
    s +=
      skyline(r, -20, 1220, 620, 60, 210, p.far, { spire: true, tank: 0.1 }) +
      rect(0, 610, W, 130, p.mid) +
      waves(r, p.sky, 622, W, 730, { k: 14 });
    s += tower(210, 760, 1.06, p.near, p.mid, p.sky);
    s +=
      line('M300 130Q620 520 1240 560M60 170L-40 240', p.ink, 13) +
      line(
        times(18, (i) => {
          const k = i / 18,
            q = 1 - k;
          return `M${n(q * q * 300 + 2 * q * k * 620 + k * k * 1240)} ${n(q * q * 130 + 2 * q * k * 520 + k * k * 560)}V720`;
        }),
        p.near,
        4,
      ) +
      line(
        times(12, (i) => `M350 150L${420 + i * 66} 700`),
        p.near,
        3,
      );
    // promenade
    s +=
      path('M-20 730H1220V920H-20Z', p.cream) +
      line('M-20 770H1220M-20 818H1220M-20 872H1220', p.far, 5) +
      line('M-20 690H1220M-20 720H1220', p.ink, 9) +
      line(
        times(11, (i) => `M${30 + i * 114} 660V740`),
        p.ink,
        12,
      );
    // Ned, half out of the basket
    s += path('M430 640H910L930 700H410Z', p.near);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'grey',
      x: 660,
      y: 830,
      scale: 1.22,
      eyes: 'wide',
      look: 6,
      wear: ['bigbow'],
      tail: null,
      tint: { eye: '#9CCB7A' },
      halo: p.sky,
    });
    s +=
      path('M410 680H930L890 870Q660 900 450 870Z', p.ginger) +
      line('M424 730Q660 756 918 730M436 786Q660 812 906 786M446 838Q660 862 896 838', p.brick, 8) +
      line(
        times(11, (i) => `M${440 + i * 46} 690L${460 + i * 41} 876`),
        p.brick,
        6,
      ) +
      path('M392 664Q660 696 948 664L946 702Q660 734 396 702Z', p.brick);
    s +=
      g(
        path('M-190 0Q-150-90 0-96Q150-90 190 0L160 14Q120-60 0-64Q-120-60-160 14Z', p.brick),
        at(1080, 846, 0.8, false, 16),
      ) +
      ellipse(566, 690, 38, 24, p.slate, `stroke="${p.ink}" stroke-width="6"`) +
      ellipse(752, 692, 38, 24, p.slate, `stroke="${p.ink}" stroke-width="6"`) +
      line('M556 700V684M576 700V684M742 702V686M762 702V686', p.ink, 4);
    return s + gull(640, 150, 1.2, p.near) + gull(720, 210, 0.9, p.near) + gull(1060, 160, 1, p.near);
  },
};
