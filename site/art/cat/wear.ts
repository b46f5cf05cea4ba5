import { at, circle, g, line, n, path, rect, times } from '../kit/shapes';
import type { Palette } from '../palettes';
import type { Pose } from './pose';

type Draw = (p: Palette, halfWidth: number) => string;

const strap = (w: number, color: string) =>
  path(`M${-w} -14Q0 16 ${w} -14L${w - 2} 2Q0 34 ${2 - w} 2Z`, color);
const broad = (w: number, color: string) =>
  path(
    `M${-w - 14} -26Q0 14 ${w + 14} -26Q${w + 24} 6 ${w} 16Q0 44 ${-w} 16Q${-w - 24} 6 ${-w - 14} -26Z`,
    color,
  );

/** Things worn at the neck, drawn around (0, 0). */
const neckwear = {
  bell: (p, w) => strap(w, p.hot) + circle(0, 22, 13, p.lamp) + line('M-7 24H7M0 24V32', p.ink, 3),
  tag: (p, w) =>
    strap(w, p.mid) + path('M-12 18H12V34L0 46L-12 34Z', p.lamp, `stroke="${p.ink}" stroke-width="3"`),
  bow: (p, w) =>
    path(`M${-w} -12Q0 14 ${w} -12L${w} 0Q0 26 ${-w} 0Z`, p.cream) +
    path('M0 14L-46-10Q-54 14-46 38ZM0 14L46-10Q54 14 46 38Z', p.hot) +
    circle(0, 14, 11, p.hot, `stroke="${p.ink}" stroke-width="3"`),
  bigbow: (p, w) =>
    strap(w, p.lamp) +
    path(
      'M0 16Q-60-30-84-6Q-90 40-70 56Q-30 50 0 16ZM0 16Q60-30 84-6Q90 40 70 56Q30 50 0 16Z',
      p.lamp,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    circle(0, 16, 14, p.ginger, `stroke="${p.ink}" stroke-width="4"`),
  scarf: (p, w) =>
    broad(w, p.hot) +
    path('M22 18L58 20L70 100L26 104Z', p.hot) +
    line('M30 88L68 84M28 74L66 70', p.cream, 5) +
    line('M34 104V114M46 104V114M58 102V112', p.hot, 4),
  bandana: (p, w) =>
    path(`M${-w - 8} -20Q0 16 ${w + 8} -20L${w} 2Q24 26 0 74Q-24 26 ${-w} 2Z`, p.hot) +
    [
      [-20, 14],
      [20, 14],
      [0, 30],
      [-4, 6],
      [0, 52],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 4.5, p.cream))
      .join(''),
  ruff: (p, w) =>
    times(9, (i) =>
      circle((i - 4) * (w / 4), 6 - Math.abs(i - 4) * 5, 24, p.cream, `stroke="${p.slate}" stroke-width="4"`),
    ),
  pearls: (p, w) =>
    times(9, (i) =>
      circle(
        (i - 4) * (w / 4.2),
        14 - Math.abs(i - 4) ** 1.6 * 3,
        9,
        p.cream,
        `stroke="${p.ink}" stroke-width="2.5"`,
      ),
    ),
  medal: (p, w) =>
    strap(w, p.mid) +
    path('M-22 16L0 60L22 16Z', p.hot) +
    circle(0, 66, 22, p.lamp, `stroke="${p.ink}" stroke-width="4"`) +
    path('M0 54L4 63L13 63L6 69L9 78L0 72L-9 78L-6 69L-13 63L-4 63Z', p.ink),
  tie: (p, w) =>
    path(`M${-w} -14Q0 12 ${w} -14L${w - 4} 8L26 16L0 8L-26 16L${4 - w} 8Z`, p.cream) +
    path('M-12 10H12L8 24L18 84L0 104L-18 84L-8 24Z', p.hot) +
    line('M-12 50L12 40M-14 70L14 60', p.cream, 5),
  sailor: (p, w) =>
    path(`M${-w - 20} -18Q0 14 ${w + 20} -18L${w + 6} 34L0 66L${-w - 6} 34Z`, p.cream) +
    line(`M${-w - 8} -4L${-w + 4} 28L0 54L${w - 4} 28L${w + 8} -4`, p.mid, 5) +
    path('M0 50L-26 84L-8 82L0 100L8 82L26 84Z', p.hot),
  shawl: (p, w) =>
    path(
      `M${-w - 26} -22Q0 20 ${w + 26} -22Q${w + 60} 60 ${w + 40} 110L0 150L${-w - 40} 110Q${-w - 60} 60 ${-w - 26} -22Z`,
      p.hot,
    ) +
    line(`M${-w - 30} 40Q0 80 ${w + 30} 40M${-w - 34} 76Q0 112 ${w + 34} 76`, p.lamp, 6) +
    times(9, (i) => line(`M${n((i - 4) * (w + 36) * 0.24)} ${n(150 - Math.abs(i - 4) * 10)}v22`, p.lamp, 5)) +
    circle(0, 16, 16, p.lamp, `stroke="${p.ink}" stroke-width="4"`),
  apron: (p, w) =>
    line(`M${-w + 10} -10L-40 70M${w - 10} -10L40 70`, p.mid, 10) +
    path('M-62 60H62L84 230Q0 250-84 230Z', p.mid) +
    rect(-34, 130, 68, 54, p.near) +
    line('M-14 130V92M8 130V84', p.lamp, 8) +
    path('M-22 92L-14 66L-6 92ZM0 84L8 56L16 84Z', p.cream),
  sash: (p) =>
    path('M-60-8L-30-20L84 150L56 172Z', p.lamp) +
    circle(48, 116, 20, p.hot, `stroke="${p.cream}" stroke-width="5"`),
  bag: (p) =>
    line('M-40-4Q-20 50 60 110', p.brick, 11) +
    path('M18 92Q60 82 104 96L108 168Q62 182 16 166Z', p.brick) +
    path('M14 92Q60 80 108 96L104 128Q62 148 18 126Z', p.near) +
    circle(62, 130, 7, p.lamp),
} satisfies Record<string, Draw>;

export type WearName = keyof typeof neckwear;

/** Draws one thing at the neck of a pose, or nothing where the pose hides its neck. */
export function wear(name: WearName, p: Palette, { neck }: Pose): string {
  if (!neck.w) return '';
  return g(neckwear[name](p, neck.w), at(neck.x, neck.y, 1, false, neck.turn ?? 0));
}
