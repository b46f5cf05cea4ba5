import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, ellipse, g, line, path, rect, times } from '../../kit/shapes';
import { textlines } from '../../parts/things';
import { type Scene } from '../scene';

/** A cat looks out of a gilded museum frame, a printed page in its paws. */
export const curator: Scene = {
  width: 900,
  height: 900,
  palette: 'mint',
  draw(p) {
    let s =
      rect(0, 0, 900, 900, p.near) +
      path(
        times(8, (i) =>
          times(8, (j) => `M${i * 130 + (j % 2) * 65} ${j * 124 + 60}q-28-46 0-84q28 38 0 84z`),
        ),
        p.mid,
        'opacity=".7"',
      );
    s +=
      path('M110 70H790V810H110Z', p.lamp, `stroke="${p.ink}" stroke-width="9"`) +
      path('M150 110H750V770H150Z', p.ginger) +
      rect(180, 140, 540, 600, p.sky) +
      line('M110 70L180 140M790 70L720 140M110 810L180 740M790 810L720 740', p.ginger, 7) +
      times(4, (i) =>
        circle(
          [145, 755, 145, 755][i] ?? 145,
          [105, 105, 775, 775][i] ?? 105,
          22,
          p.hot,
          `stroke="${p.ink}" stroke-width="6"`,
        ),
      );
    s +=
      `<clipPath id="fr"><path d="M0 0H900V740H0Z"/></clipPath>` +
      g(
        circle(450, 400, 210, p.pale) +
          cat(p, {
            pose: 'sit',
            coat: 'cow',
            x: 450,
            y: 1010,
            scale: 1.78,
            wear: ['pearls'],
            eyes: 'open',
            look: 3,
            tail: null,
            halo: p.sky,
          }),
        '',
        'clip-path="url(#fr)"',
      );
    s += g(
      path(
        'M-140-90L130-104L146 96L-128 106Z',
        p.cream,
        `stroke="${p.ink}" stroke-width="8" stroke-linejoin="round"`,
      ) +
        lettering('MUSEUM', 0, -76, 34, p.hot, { w: 7, cond: 1.05 }) +
        rect(-106, -26, 96, 90, p.mid) +
        path('M-82 50V16L-88-10L-72 2H-46L-30-10L-36 16V50Z', p.cream) +
        textlines(14, -20, 96, 5, 20, p.slate, 6),
      at(450, 756, 1.06, false, -3),
    );
    return (
      s +
      ellipse(300, 780, 46, 30, p.ink, `stroke="${p.ink}" stroke-width="7"`) +
      ellipse(604, 780, 46, 30, p.cream, `stroke="${p.ink}" stroke-width="7"`) +
      rect(360, 838, 180, 44, p.lamp, `stroke="${p.ink}" stroke-width="6"`) +
      line('M394 860H506', p.brick, 7)
    );
  },
};
