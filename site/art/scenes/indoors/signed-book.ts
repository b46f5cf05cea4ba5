import { cat } from '../../cat/cat';
import { at, circle, ellipse, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { paw } from '../../parts/street';
import { book } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A cat signs a book with an inky paw. */
export const signedBook: Scene = {
  palette: 'lantern',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      path(
        times(10, (i) =>
          times(8, (j) => `M${i * 130 + (j % 2) * 65} ${j * 120 + 50}q-24-40 0-70q24 30 0 70z`),
        ),
        p.mid,
        'opacity=".7"',
      ) +
      circle(600, 360, 330, p.far);
    s +=
      rect(0, 690, W, 230, p.brick) +
      rect(0, 690, W, 20, p.hot) +
      path(
        times(6, (i) => gouge(i * 220 - 30, 780 + (i % 2) * 60, i * 220 + 150, 784 + (i % 2) * 60, 5)),
        p.near,
      );
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'tuxedo',
      x: 560,
      y: 720,
      scale: 1.3,
      eyes: 'open',
      look: -3,
      wear: ['bow'],
      hat: 'specs',
      tail: 'M92-34C160-40 190-80 170-112C156-126 136-112 142-98',
      tint: { edge: p.slate },
      halo: p.far,
    });
    s += g(
      path(
        'M-300 40L-280-60Q-140-110 0-60Q140-110 280-60L300 40Q150-10 0 44Q-150-10-300 40Z',
        p.cream,
        `stroke="${p.ink}" stroke-width="7" stroke-linejoin="round"`,
      ) +
        path(
          'M-310 40L-304 74Q-150 30 0 80Q150 30 304 74L310 40Q150-10 0 44Q-150-10-310 40Z',
          p.hot,
          `stroke="${p.ink}" stroke-width="6"`,
        ) +
        line('M0-58V42', p.slate, 5) +
        line('M-240-40Q-140-74-40-44M-244-14Q-140-48-40-18M-250 12Q-150-22-40 8', p.slate, 5) +
        paw(140, -20, 2.1, p.ink, 8) +
        line('M70 20Q110-8 150 16T240 6', p.hot, 7),
      at(560, 740, 1.16),
    );
    s +=
      g(
        path('M-60 0L-44-90H44L60 0Z', p.ink) +
          rect(-30, -112, 60, 26, p.slate) +
          ellipse(0, -112, 30, 8, p.ink),
        at(1000, 760),
      ) +
      path('M985 660C1000 540 1060 440 1130 380C1130 480 1090 590 1000 660Z', p.cream) +
      line('M990 670Q1050 540 1120 400', p.slate, 5);
    s +=
      book(110, 740, 220, 54, p.lamp, p.hot) +
      book(130, 686, 190, 46, p.mid, p.lamp) +
      book(120, 640, 210, 40, p.cream, p.brick);
    return s;
  },
};
