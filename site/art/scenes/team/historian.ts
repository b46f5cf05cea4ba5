import { cat } from '../../cat/cat';
import { between, pick } from '../../kit/random';
import { at, ellipse, g, line, n, path, rect } from '../../kit/shapes';
import { textlines } from '../../parts/things';
import { type Scene } from '../scene';

/** A cat in a cat-ear headband holds an open book of old photographs. */
export const historian: Scene = {
  width: 900,
  height: 900,
  palette: 'ginkgo',
  draw(p, r) {
    let s = rect(0, 0, 900, 900, p.near);
    for (const y of [40, 260, 480]) {
      let x = 10;
      while (x < 890) {
        const w = between(r, 26, 60),
          h = between(r, 120, 176);
        s +=
          rect(x, y + 180 - h, w, h, pick(r, [p.hot, p.mid, p.lamp, p.slate, p.far, p.brick, p.ink])) +
          line(
            `M${n(x + 6)} ${n(y + 200 - h)}h${n(w - 12)}M${n(x + 6)} ${n(y + 212 - h)}h${n(w - 12)}`,
            p.pale,
            4,
          );
        x += w + 3;
      }
      s += rect(0, y + 180, 900, 22, p.ink);
    }
    s += cat(p, {
      pose: 'sit',
      coat: 'tabby',
      x: 450,
      y: 960,
      scale: 1.72,
      hat: 'ears',
      wear: ['tag'],
      eyes: 'open',
      tail: null,
      tint: { bib: true },
      halo: p.near,
    });
    return (
      s +
      g(
        path(
          'M-330 70L-310-70Q-150-120 0-70Q150-120 310-70L330 70Q160 10 0 60Q-160 10-330 70Z',
          p.cream,
          `stroke="${p.ink}" stroke-width="9" stroke-linejoin="round"`,
        ) +
          path(
            'M-336 70L-326 110Q-160 54 0 104Q160 54 326 110L336 70Q160 10 0 60Q-160 10-336 70Z',
            p.hot,
            `stroke="${p.ink}" stroke-width="8"`,
          ) +
          line('M0-68V58', p.slate, 6) +
          rect(-270, -76, 110, 86, p.far, 'transform="rotate(-3 -215 -33)"') +
          path('M-240 0V-30L-246-54L-230-42H-208L-192-54L-198-30V0Z', p.ink) +
          textlines(-140, -70, 110, 5, 20, p.slate, 6) +
          textlines(40, -66, 100, 5, 20, p.slate, 6) +
          rect(160, -80, 110, 86, p.far, 'transform="rotate(3 215 -33)"') +
          path('M190 0V-30L184-54L200-42H222L238-54L232-30V0Z', p.brick),
        at(450, 780),
      ) +
      ellipse(180, 820, 46, 32, p.slate, `stroke="${p.ink}" stroke-width="7"`) +
      ellipse(720, 820, 46, 32, p.slate, `stroke="${p.ink}" stroke-width="7"`)
    );
  },
};
