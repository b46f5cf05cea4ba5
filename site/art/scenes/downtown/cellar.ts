import { cat } from '../../cat/cat';
import { at, circle, ellipse, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { H, W, type Scene } from '../scene';

/** A cellar cat on rat patrol with a lantern. */
export const cellar: Scene = {
  palette: 'notice',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.ink);
    s +=
      path('M-20 920V460Q-20 60 290 60Q600 60 600 460V920Z', p.near) +
      path('M600 920V460Q600 60 910 60Q1220 60 1220 460V920Z', p.near);
    for (const cx of [290, 910])
      s += line(
        times(
          4,
          (i) =>
            `M${cx - 310 + i * 44} 500Q${cx - 310 + i * 44} ${100 + i * 44} ${cx} ${90 + i * 44}Q${cx + 310 - i * 44} ${100 + i * 44} ${cx + 310 - i * 44} 500`,
        ),
        p.mid,
        5,
      );
    s +=
      bricks(r, p.mid, 0, 480, W, 260, 36, 64, 24) +
      rect(560, 380, 80, 420, p.brick) +
      rect(540, 360, 120, 30, p.mid);
    s += circle(860, 560, 330, p.lamp, 'opacity=".2"') + circle(860, 560, 220, p.lamp, 'opacity=".3"');
    s +=
      rect(0, 770, W, 150, p.mid) +
      path(
        times(7, (i) => gouge(i * 180 - 40, 810 + (i % 3) * 36, i * 180 + 110, 812 + (i % 3) * 36, 5)),
        p.near,
      );
    const keg = (x: number, y: number, k: number) =>
      g(
        path('M-90-230H90Q124-115 90 0H-90Q-124-115-90-230Z', p.brick) +
          line('M-98-180Q0-196 98-180M-104-60Q0-44 104-60', p.ink, 14) +
          line('M-40-228Q-56-115-40-2M40-228Q56-115 40-2', p.near, 5) +
          ellipse(0, -230, 90, 14, p.ginger),
        at(x, y, k),
      );
    s += keg(120, 790, 1.1) + keg(290, 800, 0.9) + keg(180, 580, 0.8) + keg(1100, 790, 1.05);
    // lantern on a crate
    s +=
      rect(760, 690, 200, 110, p.ginger) +
      line('M760 726H960M760 764H960', p.brick, 6) +
      g(
        path('M-50-150H50L60-20H-60Z', p.lamp) +
          rect(-68, -24, 136, 26, p.ink) +
          path('M-60-146L-30-190H30L60-146Z', p.ink) +
          line('M-50-150L-58-24M50-150L58-24M0-150V-24M-54-86H54', p.ink, 7) +
          line('M-30-190Q0-250 30-190', p.ink, 8) +
          path('M0-110Q22-76 0-40Q-22-76 0-110Z', p.cream),
        at(860, 692),
      );
    s += cat(p, {
      pose: 'walk',
      coat: o.coat ?? 'mittens',
      x: 470,
      y: 856,
      scale: 1.34,
      eyes: 'wide',
      look: 6,
      wear: ['tag'],
      tint: { edge: p.lamp, muzzle: true },
      halo: p.near,
    });
    s += g(
      path('M-60 0Q-64-46-16-50Q24-52 44-20L58-6Q50 2 30 0Z', p.far) +
        circle(8, -50, 13, p.far) +
        circle(34, -20, 4, p.ink) +
        line('M-58-6Q-120 10-130-30', p.pink, 6),
      at(1060, 860, 1, false),
    );
    return s;
  },
};
