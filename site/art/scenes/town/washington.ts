import { cat } from '../../cat/cat';
import { at, circle, g, gouge, line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { pigeon } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A Siamese on a park bench in front of the Washington Square arch. */
export const washington: Scene = {
  palette: 'mint',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(960, 170, 86, p.lamp) +
      clouds(r, p, [
        [80, 110, 260],
        [300, 210, 200],
      ]);
    s += skyline(r, -20, 1220, 600, 120, 250, p.far, { win: p.pale, lit: 0.5, tank: 0.5 });
    s +=
      rect(330, 190, 540, 440, p.cream) +
      path('M440 630V400Q440 270 600 262Q760 270 760 400V630Z', p.sky) +
      rect(310, 150, 580, 54, p.pale) +
      rect(296, 140, 608, 20, p.slate) +
      rect(330, 204, 540, 12, p.slate) +
      path(
        'M424 630V398Q426 256 600 246Q774 256 776 398V630H760V400Q760 270 600 262Q440 270 440 400V630Z',
        p.slate,
      ) +
      rect(350, 440, 60, 160, p.pale) +
      rect(790, 440, 60, 160, p.pale) +
      circle(380, 320, 26, p.pale) +
      circle(820, 320, 26, p.pale) +
      rect(430, 166, 340, 20, p.slate) +
      path('M586 226H614L610 270H590Z', p.slate);
    const tree = (x: number, k: number) =>
      g(
        line('M0 60V-90M0-20L-44-70M0-40L40-90', p.brick, 16) +
          path(
            'M-140-70C-170-160-100-200-60-190C-50-260 60-266 76-200C136-206 170-130 130-80C60-50-80-50-140-70Z',
            p.pink,
          ) +
          path(
            gouge(-100, -120, -40, -150, 9) +
              gouge(0, -200, 56, -180, 9) +
              gouge(30, -110, 96, -126, 9) +
              gouge(-50, -90, -10, -96, 7),
            p.cream,
          ),
        at(x, 620, k),
      );
    s += tree(130, 1.2) + tree(1080, 1.3) + tree(280, 0.8);
    s +=
      path('M0 630Q600 600 1200 630V920H0Z', p.mid) +
      path('M480 626H720L980 920H220Z', p.pale) +
      path(
        times(26, () => {
          const x = r() * W,
            y = 650 + r() * 240;
          return `M${n(x)} ${n(y)}q8-10 14 0q-6 10-14 0`;
        }),
        p.pink,
      );
    s +=
      path('M190 610H1010V640H190ZM190 660H1010V690H190Z', p.hot) +
      rect(170, 738, 860, 32, p.hot) +
      line('M240 600V850M960 600V850M200 740Q170 700 220 690M1000 740Q1030 700 980 690', p.ink, 18);
    s += cat(p, {
      pose: 'sphinx',
      coat: o.coat ?? 'siamese',
      x: 560,
      y: 742,
      scale: 1.36,
      eyes: 'open',
      wear: ['bandana'],
      tint: { points: p.near },
    });
    s += pigeon(830, 736, 1.1, p, true) + pigeon(330, 872, 1.2, p) + pigeon(1060, 880, 1, p, true, p.ink);
    return s;
  },
};
