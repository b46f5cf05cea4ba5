import type { Point } from './place';

const STEPS = 24;

const between = (points: readonly Point[], t: number): Point => {
  if (points.length === 1) return points[0]!;
  const closer = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index]!;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return between(closer, t);
};

/** Points along an outline of absolute M, L, H, V, Q, C and Z, close to each other. */
export function pointsAlong(data: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  const along = (...to: Point[]) => {
    for (let step = 1; step <= STEPS; step++) points.push(between([at, ...to], step / STEPS));
    at = to.at(-1)!;
  };
  for (const [, command, list] of data.matchAll(/([MLHVQCZ])([^A-Za-z]*)/g)) {
    const values = Array.from(list!.matchAll(/-?(\d+\.?\d*|\.\d+)/g), ([value]) => Number(value));
    if (command === 'Z') along(start);
    else if (command === 'H' || command === 'V')
      for (const value of values) along(command === 'H' ? [value, at[1]] : [at[0], value]);
    else {
      const pairs = Array.from({ length: values.length / 2 }, (_, i): Point => [
        values[2 * i]!,
        values[2 * i + 1]!,
      ]);
      if (command === 'M') points.push((start = at = pairs.shift()!));
      const size = { Q: 2, C: 3 }[command!] ?? 1;
      for (let i = 0; i < pairs.length; i += size) along(...pairs.slice(i, i + size));
    }
  }
  return points;
}
