import type { Point } from './drawn-map';

/** Half the width and half the height of a box, in units of the map. */
export type Box = readonly [x: number, y: number];

interface Rules {
  half: Box;
  sheet: { width: number; height: number };
  taken: readonly { middle: Point; half: Box }[];
}

/** Cost of a unit of overlap, in units of distance. */
const OVERLAP = 12;
const RINGS = [4, 8, 12, 16, 20, 25, 30, 36, 42, 50, 60];
const DIRECTIONS = 24;

const offsets: readonly Point[] = [
  [0, 0],
  ...RINGS.flatMap((ring) =>
    Array.from({ length: DIRECTIONS }, (_, index): Point => {
      const turn = (index / DIRECTIONS) * 2 * Math.PI;
      return [ring * Math.cos(turn), ring * Math.sin(turn)];
    }),
  ),
];

/** Places boxes near their points, each in turn until none moves. Returns their middles in whole units. */
export function place(points: readonly Point[], { half, sheet, taken }: Rules): Point[] {
  const within = (value: number, air: number, size: number) =>
    Math.round(Math.max(air, Math.min(size - air, value)));
  const middles = points.map(([x, y]): Point => [
    within(x, half[0], sheet.width),
    within(y, half[1], sheet.height),
  ]);
  const costOf = (middle: Point, index: number) => {
    const [x, y] = points[index]!;
    let cost = Math.hypot(middle[0] - x, middle[1] - y);
    middles.forEach((other, at) => {
      if (at !== index) cost += OVERLAP * overlap(middle, half, other, half);
    });
    for (const other of taken) cost += OVERLAP * overlap(middle, half, other.middle, other.half);
    return cost;
  };
  for (let round = 0; round < 12; round++) {
    let moves = 0;
    for (const [index, [x, y]] of points.entries()) {
      let best = costOf(middles[index]!, index);
      for (const [dx, dy] of offsets) {
        const next: Point = [within(x + dx, half[0], sheet.width), within(y + dy, half[1], sheet.height)];
        const cost = costOf(next, index);
        if (cost >= best - 0.01) continue;
        best = cost;
        middles[index] = next;
        moves += 1;
      }
    }
    if (!moves) break;
  }
  return middles;
}

/** Returns by how much two boxes overlap. */
function overlap([x, y]: Point, [w, h]: Box, [u, v]: Point, [m, n]: Box): number {
  return Math.max(0, Math.min(w + m - Math.abs(x - u), h + n - Math.abs(y - v)));
}
