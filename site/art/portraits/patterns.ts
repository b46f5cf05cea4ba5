import { halftone } from '../kit/halftone';
import { circle, gouge, n, path, rect, times } from '../kit/shapes';
import { SIDE, type Backdrop } from './backdrop';

/** Walls and cloths. */
export const patterns = {
  rays: (p) => {
    const ray = (i: number) => {
      const point = (angle: number) => `${n(450 + 900 * Math.cos(angle))} ${n(470 + 900 * Math.sin(angle))}`;
      return `M450 470L${point((i * Math.PI) / 8)}L${point((i * Math.PI) / 8 + 0.2)}Z`;
    };
    return rect(0, 0, SIDE, SIDE, p.sky) + path(times(16, ray), p.far) + circle(450, 430, 290, p.lamp);
  },
  stripes: (p) =>
    rect(0, 0, SIDE, SIDE, p.near) +
    path(
      times(10, (i) => `M${i * 96} 0h48v900h-48z`),
      p.mid,
    ),
  dots: (p) =>
    rect(0, 0, SIDE, SIDE, p.sky) + halftone(0, 0, SIDE, SIDE, p.far, { pitch: 32, max: 12, dir: 'up' }),
  damask: (p) =>
    rect(0, 0, SIDE, SIDE, p.sky) +
    path(
      times(7, (j) =>
        times(8, (i) => {
          const x = i * 150 + (j % 2) * 75 - 60,
            y = j * 150;
          return `M${x} ${y + 60}Q${x - 50} ${y} ${x} ${y - 60}Q${x + 50} ${y} ${x} ${y + 60}Z${gouge(x - 40, y + 72, x + 40, y + 72, 10, -16)}`;
        }),
      ),
      p.far,
    ),
  gingham: (p) =>
    rect(0, 0, SIDE, SIDE, p.pale) +
    times(
      5,
      (i) =>
        rect(i * 200, 0, 100, 900, p.lamp, 'opacity=".7"') +
        rect(0, i * 200, 900, 100, p.far, 'opacity=".6"'),
    ),
  fish: (p) =>
    rect(0, 0, SIDE, SIDE, p.mid) +
    path(
      times(6, (j) =>
        times(5, (i) => {
          const x = i * 200 + (j % 2) * 100 - 40,
            y = j * 160 + 60;
          return `M${x - 60} ${y}Q${x - 10} ${y - 46} ${x + 40} ${y}L${x + 70} ${y - 26}V${y + 26}L${x + 40} ${y}Q${x - 10} ${y + 46} ${x - 60} ${y}Z`;
        }),
      ),
      p.near,
    ),
  bricks: (p) =>
    rect(0, 0, SIDE, SIDE, p.brick) +
    path(
      times(12, (j) => times(8, (i) => `M${i * 130 - (j % 2) * 65} ${j * 78}h118v64h-118z`)),
      p.mid,
    ) +
    circle(450, 420, 330, p.lamp, 'opacity=".85"'),
  curtain: (p) =>
    rect(0, 0, SIDE, SIDE, p.hot) +
    path(
      times(9, (i) => gouge(i * 110 + 20, -20, i * 110 + 50, 920, 16, 6)),
      p.brick,
    ) +
    rect(0, 0, SIDE, 60, p.lamp) +
    path(
      times(12, (i) => `M${i * 80} 60q40 50 80 0z`),
      p.lamp,
    ),
} satisfies Record<string, Backdrop>;
