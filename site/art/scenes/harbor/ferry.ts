import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, circle, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { clouds, gull, waves } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A calico at the ferry rail looks across at the Statue of Liberty. */
export const ferry: Scene = {
  palette: 'mint',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      clouds(r, p, [
        [60, 110, 320],
        [520, 70, 260],
        [880, 170, 280],
      ]) +
      halftone(0, 250, W, 240, p.pale, { pitch: 20, max: 6 });
    s +=
      path('M0 500Q160 470 330 486T700 480T1200 470V540H0Z', p.mid, 'opacity=".55"') +
      rect(0, 516, W, 250, p.mid) +
      waves(r, p.sky, 530, W, 740, { k: 24 });
    // the island and the statue
    s +=
      path('M690 540Q860 500 1090 540Z', p.near) +
      rect(830, 430, 120, 100, p.slate) +
      rect(850, 380, 80, 60, p.slate) +
      rect(820, 486, 140, 14, p.near) +
      path('M862 384L872 250Q870 220 890 214Q912 220 908 250L920 384Z', p.near) +
      line('M906 246L936 150', p.near, 16) +
      path('M920 150H952L946 130H926Z', p.near) +
      path('M936 76Q952 104 936 130Q920 104 936 76Z', p.lamp) +
      circle(889, 200, 18, p.near) +
      line('M889 184L889 166M877 188L868 172M901 188L910 172', p.near, 5) +
      path(gouge(884, 260, 880, 370, 5) + gouge(900, 280, 904, 370, 4), p.mid) +
      rect(852, 262, 22, 44, p.slate);
    s += g(
      path('M-150 0C-120 40-90 60-60 60H130Q160 30 160 0Z', p.ink) +
        rect(-60, -50, 170, 50, p.hot) +
        rect(-20, -84, 80, 36, p.cream) +
        rect(70, -120, 28, 70, p.ink),
      at(190, 590, 0.56),
    );
    s +=
      gull(160, 240, 1.4, p.near) +
      gull(620, 180, 1, p.near) +
      gull(700, 280, 1.3, p.near) +
      gull(1100, 250, 1, p.near);
    // deck
    s += path('M0 800H1200V920H0Z', p.far) + line('M0 840H1200M0 884H1200', p.brick, 4);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'calico',
      x: 460,
      y: 760,
      scale: 1.14,
      hat: 'sailor',
      wear: ['sailor'],
      look: 6,
      tail: 'M92-34C150-30 186 0 176 50C166 92 124 92 130 64',
    });
    s +=
      rect(-10, 748, 1220, 30, p.ginger) +
      rect(-10, 776, 1220, 10, p.brick) +
      line(
        times(14, (i) => `M${20 + i * 92} 786V920`),
        p.cream,
        12,
      ) +
      line('M-10 850H1210', p.cream, 9);
    s += g(
      circle(0, 0, 78, 'none', `stroke="${p.hot}" stroke-width="36"`) +
        line('M-78 0H-60M78 0H60M0-78V-60M0 78V60', p.cream, 36, 'style="stroke-linecap:butt"'),
      at(920, 846),
    );
    return s;
  },
};
