import { distance, nearestOn, type Point } from './geometry';

/** The streets as a walker sees them: corners, and which two of them a piece of street joins. */
export interface Streets {
  corners: Point[];
  pieces: [from: number, to: number][];
}

/**
 * Joins lines into a network. They share no corners in the data, so corners are made where two lines cross, and where
 * one ends on another, or nearly does.
 * @param near how far from a line an end may be and still belong to it
 */
export function networkOf(lines: readonly (readonly Point[])[], near: number): Streets {
  const segments = lines.flatMap((line, index) =>
    line.slice(1).map((to, at) => ({ line: index, from: line[at]!, to, cuts: [] as Point[] })),
  );
  /** Ends, and the points on other lines that they nearly touch. */
  const links: [Point, Point][] = [];
  for (const [index, one] of segments.entries()) {
    for (const other of segments.slice(index + 1)) {
      if (apart(one.from, one.to, other.from, other.to, near)) continue;
      const crossing = crossingOf(one.from, one.to, other.from, other.to);
      if (crossing) {
        one.cuts.push(crossing);
        other.cuts.push(crossing);
        continue;
      }
      for (const [end, segment] of [
        [one.from, other],
        [one.to, other],
        [other.from, one],
        [other.to, one],
      ] as const) {
        const on = nearestOn(segment.from, segment.to, end);
        if (distance(end, on) > near) continue;
        (segment === one ? other : one).cuts.push(end);
        segment.cuts.push(on);
        links.push([end, on]);
      }
    }
  }
  return joined(segments, links);
}

function joined(
  segments: readonly { from: Point; to: Point; cuts: readonly Point[] }[],
  touching: readonly [Point, Point][],
): Streets {
  const corners: Point[] = [];
  const known = new Map<string, number>();
  const cornerAt = ([x, y]: Point): number => {
    const key = `${x.toFixed(1)} ${y.toFixed(1)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, corners.length);
    return corners.push([Number(x.toFixed(1)), Number(y.toFixed(1))]) - 1;
  };
  const pieces = new Set<string>();
  const join = (from: Point, to: Point) => {
    const [a, b] = [cornerAt(from), cornerAt(to)];
    if (a !== b) pieces.add(a < b ? `${a} ${b}` : `${b} ${a}`);
  };
  for (const { from, to, cuts } of segments) {
    const along = [from, ...cuts, to].sort((a, b) => distance(from, a) - distance(from, b));
    along.slice(1).forEach((point, index) => join(along[index]!, point));
  }
  for (const [end, on] of touching) join(end, on);
  return { corners, pieces: [...pieces].map((piece) => piece.split(' ').map(Number) as [number, number]) };
}

/** Tells whether two segments are farther from each other than `near`, judged by their boxes. */
const apart = (a: Point, b: Point, c: Point, d: Point, near: number): boolean =>
  Math.max(a[0], b[0]) + near < Math.min(c[0], d[0]) ||
  Math.max(c[0], d[0]) + near < Math.min(a[0], b[0]) ||
  Math.max(a[1], b[1]) + near < Math.min(c[1], d[1]) ||
  Math.max(c[1], d[1]) + near < Math.min(a[1], b[1]);

function crossingOf(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (!turn) return undefined;
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn;
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1
    ? [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
    : undefined;
}
