import { cat } from '../../cat/cat';
import { at, circle, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A long-haired white cat dozes on a rug before the fire. */
export const fireside: Scene = {
  palette: 'stoop',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.near) +
      path(
        times(11, (i) =>
          times(6, (j) => `M${i * 120 + (j % 2) * 60} ${j * 120 + 40}q-26-40 0-70q26 30 0 70z`),
        ),
        p.mid,
        'opacity=".6"',
      );
    // mantel and fire
    s +=
      rect(300, 190, 600, 520, p.cream) +
      rect(260, 150, 680, 54, p.sky) +
      rect(250, 140, 700, 20, p.brick) +
      rect(370, 290, 460, 420, p.ink) +
      path('M370 330Q600 230 830 330V290H370Z', p.sky);
    s +=
      path(
        'M450 690C420 590 480 560 490 480C540 520 540 560 560 570C560 500 600 460 610 400C680 460 680 540 690 580C720 550 716 520 730 490C780 560 790 620 750 690Z',
        p.hot,
      ) +
      path(
        'M510 690C490 620 540 600 550 560C580 590 590 610 600 620C600 570 620 550 626 520C670 570 700 630 680 690Z',
        p.lamp,
      ) +
      path('M440 690L760 650L764 680L450 710ZM446 660L756 700L750 716L440 690Z', p.brick);
    s +=
      g(
        rect(-60, -110, 120, 110, p.brick) +
          circle(0, -58, 40, p.cream) +
          line('M0-58V-84M0-58L18-46', p.ink, 5) +
          path('M-60-110L0-150L60-110Z', p.brick),
        at(600, 140, 0.9),
      ) +
      [350, 850]
        .map(
          (x) =>
            rect(x - 8, 60, 16, 80, p.cream) +
            path(`M${x} 20Q${x + 16} 44 ${x} 60Q${x - 16} 44 ${x} 20Z`, p.lamp) +
            rect(x - 24, 132, 48, 10, p.lamp),
        )
        .join('');
    s +=
      g(
        rect(-90, -120, 180, 220, p.lamp) +
          rect(-76, -106, 152, 192, p.pale) +
          path('M-40 60V10L-48-40L-22-20H22L48-40L40 10V60Z', p.ink),
        at(130, 330),
      ) +
      g(
        rect(-90, -120, 180, 220, p.lamp) +
          rect(-76, -106, 152, 192, p.far) +
          path('M-70 60Q-20-20 10 20T70 0V86H-70Z', p.mid) +
          circle(30, -60, 22, p.cream),
        at(1070, 330),
      );
    s +=
      rect(0, 706, W, 220, p.brick) +
      path(
        times(9, (i) => gouge(i * 150 - 60, 740 + (i % 3) * 50, i * 150 + 90, 742 + (i % 3) * 50, 4)),
        p.near,
      );
    s += path(
      'M170 800C240 730 420 720 600 724C800 720 980 740 1040 800C1080 810 1090 850 1040 850C960 890 800 896 600 894C400 896 250 890 170 850C120 850 130 810 170 800Z',
      p.pale,
      `stroke="${p.ink}" stroke-width="6"`,
    );
    s += cat(p, {
      pose: 'loaf',
      coat: o.coat ?? 'white',
      x: 500,
      y: 862,
      scale: 1.4,
      flip: true,
      ears: 'long',
      eyes: 'closed',
      head: { turn: 4 },
    });
    return s;
  },
};
