import { SHEET, type Frame, type Place } from './frames';

/** A point on the sheet, in map units from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** Turns a place into a point: x = a·lon + b, y = c·lat + d. Over a mile the earth is flat. */
export interface Projection {
  a: number;
  b: number;
  c: number;
  d: number;
  /** Map units per meter. */
  scale: number;
}

const METERS_PER_DEGREE = 111_195;
const fixed = (value: number, digits: number) => Number(value.toFixed(digits));

export function projectionOf({ center: [lon, lat], scale }: Frame): Projection {
  const a = fixed(METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180) * scale, 2);
  const c = fixed(-METERS_PER_DEGREE * scale, 2);
  const b = fixed(SHEET.width / 2 - a * lon, 2);
  const d = fixed(SHEET.height / 2 - c * lat, 2);
  return { a, b, c, d, scale };
}

export const project = ({ a, b, c, d }: Projection, [lon, lat]: Place): Point => [a * lon + b, c * lat + d];

/** Drops points that lie within `tolerance` of the line through their neighbors (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  let farthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const away = distance(point, nearestOn(first, last, point));
    if (away > farthest) [farthest, at] = [away, index];
  });
  if (farthest <= tolerance) return points.length > 1 ? [first, last] : [first];
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ];
}

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** The point of a segment that is nearest to another point. */
export function nearestOn(from: Point, to: Point, point: Point): Point {
  const length = distance(from, to) ** 2;
  if (!length) return from;
  const along =
    ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
  const t = Math.max(0, Math.min(1, along));
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
}

/** Cuts a polygon at the sheet's edges, a little outside of them (Sutherland and Hodgman). */
export function clipPolygon(points: readonly Point[], margin: number): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, -margin, 1],
    [0, SHEET.width + margin, -1],
    [1, -margin, 1],
    [1, SHEET.height + margin, -1],
  ];
  let left: Point[] = [...points];
  for (const [axis, limit, sign] of sides) {
    const inside = (point: Point) => sign * (point[axis] - limit) >= 0;
    const before = left;
    left = before.flatMap((point, index) => {
      const previous = before.at(index - 1)!;
      const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
      const cut: Point = [
        previous[0] + share * (point[0] - previous[0]),
        previous[1] + share * (point[1] - previous[1]),
      ];
      if (inside(point)) return inside(previous) ? [point] : [cut, point];
      return inside(previous) ? [cut] : [];
    });
  }
  return left;
}

/** Cuts a line at the sheet's edges: the runs of it that touch the sheet, with one point more at each end. */
export function clipLine(points: readonly Point[], margin: number): Point[][] {
  const isIn = ([x, y]: Point) =>
    x >= -margin && y >= -margin && x <= SHEET.width + margin && y <= SHEET.height + margin;
  const runs: Point[][] = [];
  let run: Point[] = [];
  points.forEach((point, index) => {
    const next = points[index + 1];
    const previous = points[index - 1];
    if (isIn(point) || (next && isIn(next)) || (previous && isIn(previous))) run.push(point);
    else {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  });
  if (run.length > 1) runs.push(run);
  return runs;
}

/** Tells whether a point lies inside a polygon. */
export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1)!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Path data of a line in whole units, each step relative to the one before: the shortest there is. */
export function pathData(points: readonly Point[], close = false): string {
  const whole = points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter((point, index, all) => index === 0 || distance(point, all[index - 1]!) > 0);
  if (whole.length < 2) return '';
  const steps = whole.slice(1).map(([x, y], index) => {
    const [u, v] = whole[index]!;
    return `${x - u}${y - v < 0 ? '' : ' '}${y - v}`;
  });
  const [x, y] = whole[0]!;
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}${close ? 'z' : ''}`;
}
