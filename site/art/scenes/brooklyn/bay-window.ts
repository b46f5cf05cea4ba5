import { cat } from '../../cat/cat';
import { line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { bishop, pot } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A grey cat watches a wet night from a bay window. */
export const bayWindow: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.brick) +
      path(
        times(9, (i) =>
          times(7, (j) => `M${i * 150 + (j % 2) * 75 - 20} ${j * 140 + 60}q-30-50 0-90q30 40 0 90z`),
        ),
        p.near,
        'opacity=".55"',
      );
    s +=
      rect(190, 40, 820, 660, p.cream) +
      rect(226, 76, 748, 588, p.sky) +
      skyline(r, 226, 974, 664, 160, 380, p.near, {
        win: p.lamp,
        lit: 0.35,
        tank: 0.4,
        wmin: 80,
        wmax: 130,
      }) +
      bishop(380, 664, 0.7, p.ink, p.lamp);
    s += line(
      times(46, () => {
        const x = 240 + r() * 730,
          y = 80 + r() * 560;
        return `M${n(x)} ${n(y)}l-10 34`;
      }),
      p.slate,
      3.4,
    );
    s +=
      rect(190, 40, 36, 660, p.cream) +
      rect(974, 40, 230, 660, p.brick) +
      rect(974, 40, 36, 660, p.cream) +
      line('M600 76V664M226 360H974', p.cream, 18);
    s +=
      path('M140 0H420Q330 380 150 620L120 760H60V0ZM1060 0H780Q870 380 1050 620L1080 760H1140V0Z', p.hot) +
      line(
        'M230 0Q210 330 110 640M330 0Q280 300 150 560M970 0Q990 330 1090 640M870 0Q920 300 1050 560',
        p.brick,
        8,
      ) +
      rect(40, -10, 1120, 40, p.lamp) +
      path(
        'M150 560Q110 590 96 640L160 650Q170 600 150 560ZM1050 560Q1090 590 1104 640L1040 650Q1030 600 1050 560Z',
        p.lamp,
      );
    s +=
      rect(120, 700, 960, 50, p.cream) +
      rect(140, 748, 920, 180, p.mid) +
      path('M260 700Q250 650 330 650H860Q940 650 930 700Z', p.lamp) +
      line('M300 682H900', p.ginger, 6);
    s += cat(p, {
      pose: 'profile',
      coat: o.coat ?? 'grey',
      x: 590,
      y: 690,
      scale: 1.26,
      view: 'side',
      wear: ['bell'],
      tail: 'M-104-22C-150-10-180 20-170 70C-164 110-200 124-212 98',
      tint: { edge: p.lamp },
    });
    return s + pot(960, 702, 1.1, p);
  },
};
