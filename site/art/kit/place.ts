export type Point = readonly [x: number, y: number];
/** Left, top, right and bottom, in the units of the drawing. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Arguments of `at()` in shapes.ts: mirror, grow, turn, then move. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
}

/** Moves a point as `at()` of shapes.ts says. */
export function moved([x, y]: Point, to: Place): Point {
  const { scale = 1, turn = 0, flip = false } = to;
  const angle = (turn * Math.PI) / 180;
  const [a, b] = [(flip ? -x : x) * scale, y * scale];
  return [to.x + a * Math.cos(angle) - b * Math.sin(angle), to.y + a * Math.sin(angle) + b * Math.cos(angle)];
}

/** The upright box around a box that has been put in its places, the innermost first. */
export function placed([left, top, right, bottom]: Box, ...places: readonly Place[]): Box {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const points = corners.map((corner) => places.reduce(moved, corner));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The box around boxes. */
export const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];
