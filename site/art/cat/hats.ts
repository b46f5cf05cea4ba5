import { circle, ellipse, g, line, path, rect, times } from '../kit/shapes';
import type { Palette } from '../palettes';

/** Things worn on the head, in the units of a head. */
export const hats = {
  cap: (p: Palette) =>
    path('M-92-70C-112-112-60-146 4-144C70-144 112-112 92-70Q0-100-92-70Z', p.near) +
    path('M-62-72Q0-100 62-72Q70-56 56-54Q0-74-56-54Q-70-56-62-72Z', p.ink) +
    circle(0, -145, 9, p.ink) +
    line('M-4-140Q-52-124-66-82M4-140Q52-124 66-82M0-140V-92', p.ink, 4) +
    line('M-96-92Q-98-112-70-126', p.mid, 5),
  kepi: (p: Palette) =>
    path('M-60-66L-54-126Q0-144 54-126L60-66Q0-88-60-66Z', p.near) +
    path('M-54-126Q0-144 54-126Q0-108-54-126Z', p.mid) +
    path('M-62-62Q0-90 62-62L66-44Q0-72-66-44Z', p.ink) +
    circle(0, -96, 12, p.lamp),
  topper: (p: Palette) =>
    path('M-50-66L-56-168Q0-182 56-168L50-66Q0-84-50-66Z', p.ink) +
    path('M-52-92Q0-108 52-92L51-70Q0-86-51-70Z', p.hot) +
    path('M-88-66Q0-102 88-66Q94-52 80-52Q0-82-80-52Q-94-52-88-66Z', p.ink) +
    line('M-40-150L-36-104', p.slate, 4),
  bowler: (p: Palette) =>
    path('M-56-68C-62-140-36-158 0-158C36-158 62-140 56-68Q0-90-56-68Z', p.ink) +
    path('M-57-86Q0-106 57-86L56-68Q0-88-56-68Z', p.brick) +
    path('M-90-74Q0-100 90-74Q96-54 78-56Q0-80-78-56Q-96-54-90-74Z', p.ink) +
    line('M-36-128Q-30-144-12-146', p.slate, 5),
  fire: (p: Palette) =>
    path('M-66-64C-70-140-34-160 0-160C34-160 70-140 66-64Q0-88-66-64Z', p.hot) +
    path(
      'M-104-58Q0-106 104-58Q112-40 92-42Q0-74-92-42Q-112-40-104-58Z',
      p.hot,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    path('M-26-84L-30-140Q0-160 30-140L26-84Q0-74-26-84Z', p.cream, `stroke="${p.ink}" stroke-width="4"`) +
    line('M-10-128H10M0-128V-98', p.ink, 6) +
    line('M-50-140Q-34-152-14-156M50-140Q34-152 14-156', p.brick, 5),
  bobby: (p: Palette) =>
    path('M-58-64C-66-150-30-184 0-186C30-184 66-150 58-64Q0-88-58-64Z', p.near) +
    path('M-76-60Q0-96 76-60Q82-44 66-46Q0-72-66-46Q-82-44-76-60Z', p.ink) +
    circle(0, -190, 9, p.lamp) +
    path('M0-146L8-130L26-128L13-116L17-98L0-107L-17-98L-13-116L-26-128L-8-130Z', p.lamp),
  sailor: (p: Palette) =>
    path(
      'M-70-66C-80-110-50-136 0-136C50-136 80-110 70-66Q0-86-70-66Z',
      p.cream,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    path('M-78-92Q0-118 78-92L72-60Q0-84-72-60Z', p.cream, `stroke="${p.ink}" stroke-width="4"`) +
    line('M-70-72Q0-96 70-72', p.mid, 6),
  skipper: (p: Palette) =>
    path(
      'M-96-100Q-90-140 0-140Q90-140 96-100Q40-86 0-88Q-40-86-96-100Z',
      p.cream,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    path('M-66-94Q0-104 66-94L64-66Q0-88-64-66Z', p.near) +
    path('M-62-66Q0-92 62-66Q64-48 50-48Q0-70-50-48Q-64-48-62-66Z', p.ink) +
    circle(0, -92, 13, p.lamp),
  flower: (p: Palette) =>
    path(
      'M-98-66Q-70-96-54-96Q-40-134 0-134Q40-134 54-96Q70-96 98-66Q0-98-98-66Z',
      p.far,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    path('M-56-92Q0-112 56-92L60-80Q0-100-60-80Z', p.ink) +
    times(5, (i) => circle(44 + 20 * Math.cos(i * 1.257), -112 + 20 * Math.sin(i * 1.257), 14, p.hot)) +
    circle(44, -112, 11, p.lamp),
  beret: (p: Palette) =>
    path('M-70-72C-112-96-84-146-10-146C70-146 108-112 70-72Q0-96-70-72Z', p.hot) +
    path('M-66-74Q0-98 66-74L64-62Q0-86-64-62Z', p.brick) +
    line('M-4-146Q-2-158 6-162', p.hot, 8),
  straw: (p: Palette) =>
    path('M-56-70L-54-122Q0-134 54-122L56-70Q0-88-56-70Z', p.lamp) +
    path('M-56-88Q0-106 56-88L56-70Q0-88-56-70Z', p.hot) +
    path(
      'M-100-68Q0-100 100-68Q106-56 94-52Q0-82-94-52Q-106-56-100-68Z',
      p.lamp,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    line('M-40-114Q0-122 40-114', p.ginger, 4),
  ears: (p: Palette) =>
    line('M-84-58Q-60-112 0-114Q60-112 84-58', p.ink, 11) +
    path(
      'M-66-92L-58-162Q-26-142-14-112ZM66-92L58-162Q26-142 14-112Z',
      p.hot,
      `stroke="${p.ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path('M-54-102L-50-138Q-36-128-28-112ZM54-102L50-138Q36-128 28-112Z', p.pink),
  veil: (p: Palette) =>
    path('M-84-40C-100-112-50-142 0-142C50-142 100-112 84-40Q60-92 0-94Q-60-92-84-40Z', p.mid) +
    line('M-80-52Q-58-100 0-102Q58-100 80-52', p.lamp, 6) +
    times(7, (i) =>
      circle((i - 3) * 22, -98 + Math.abs(i - 3) ** 2 * 3.4, 7, p.lamp, `stroke="${p.ink}" stroke-width="2"`),
    ),
  crown: (p: Palette) =>
    path(
      'M-56-74L-64-138L-32-112L0-150L32-112L64-138L56-74Q0-92-56-74Z',
      p.lamp,
      `stroke="${p.ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    circle(0, -104, 8, p.hot) +
    circle(-30, -98, 6, p.mid) +
    circle(30, -98, 6, p.mid),
  visor: (p: Palette) =>
    path('M-84-62Q-40-94 0-94Q40-94 84-62L104-34Q0-78-104-34Z', p.mid, 'opacity=".92"') +
    line('M-86-60Q-40-96 0-96Q40-96 86-60', p.ink, 9),
  specs: (p: Palette) =>
    circle(-40, -4, 31, 'none', `stroke="${p.lamp}" stroke-width="6"`) +
    circle(40, -4, 31, 'none', `stroke="${p.lamp}" stroke-width="6"`) +
    line('M-10-8Q0-16 10-8M-71-8L-88-16M71-8L88-16', p.lamp, 6),
  press: (p: Palette) =>
    path('M-58-70C-66-120-44-140-14-134Q0-124 14-134C44-140 66-120 58-70Q0-90-58-70Z', p.slate) +
    path('M-59-90Q0-110 59-90L58-70Q0-90-58-70Z', p.ink) +
    path(
      'M-98-72Q0-100 98-72Q104-52 84-54Q0-80-84-54Q-104-52-98-72Z',
      p.slate,
      `stroke="${p.ink}" stroke-width="4"`,
    ) +
    g(
      rect(-22, -34, 44, 34, p.cream, `stroke="${p.ink}" stroke-width="3"`) +
        line('M-14-24H14M-14-14H8', p.hot, 4),
      'translate(38 -86) rotate(14)',
    ),
  nightcap: (p: Palette) =>
    path('M-72-60C-70-120-20-160 40-150C90-140 120-90 124-30Q104-60 74-84Q40-96 0-94Q-40-92-72-60Z', p.mid) +
    path('M-80-52Q0-104 80-52Q84-34 70-36Q0-80-70-36Q-84-34-80-52Z', p.cream) +
    circle(124, -22, 18, p.cream) +
    ellipse(-10, -118, 8, 8, p.lamp) +
    ellipse(34, -120, 8, 8, p.lamp) +
    ellipse(74, -108, 8, 8, p.lamp),
};

export type HatName = keyof typeof hats;
