import type { DrawnMap, Point } from './drawn-map';

/** The neighbors of each node. */
type Ways = Set<number>[];

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

function nearestOn(from: Point, to: Point, point: Point): Point {
  const length = distance(from, to) ** 2;
  const along = (point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1]);
  const share = length ? Math.max(0, Math.min(1, along / length)) : 0;
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/**
 * Returns the shortest way along the streets from each point to the next, as a line for each leg. A leg begins and ends on
 * the nearest street.
 */
export function legsBetween({ corners, pieces }: DrawnMap, points: readonly Point[]): Point[][] {
  const places: Point[] = [...corners];
  const ways: Ways = places.map(() => new Set());
  const join = (one: number, other: number) => {
    ways[one]!.add(other);
    ways[other]!.add(one);
  };
  for (const [from, to] of pieces) join(from, to);
  const main = largestPart(ways);
  const streets = pieces.filter(([from]) => main.has(from));
  const stops = points.map((point) => {
    const nearest = streets
      .map(([from, to]) => ({ from, to, on: nearestOn(corners[from]!, corners[to]!, point) }))
      .reduce((best, next) => (distance(next.on, point) < distance(best.on, point) ? next : best));
    ways.push(new Set());
    return { ...nearest, place: places.push(nearest.on) - 1 };
  });
  for (const { from, to, place } of stops) {
    join(place, from);
    join(place, to);
    // Two stops on one piece of street have no corner between them.
    for (const other of stops) if (other.from === from && other.to === to) join(place, other.place);
  }
  return stops.slice(1).map(({ place }, index) => shortest(places, ways, stops[index]!.place, place));
}

/** Returns the largest connected set of corners. */
function largestPart(ways: Ways): Set<number> {
  const left = new Set(ways.keys());
  let largest = new Set<number>();
  for (const start of left) {
    const part = new Set([start]);
    for (const corner of part) for (const next of ways[corner]!) part.add(next);
    for (const corner of part) left.delete(corner);
    if (part.size > largest.size) largest = part;
  }
  return largest;
}

/** Returns the shortest line from one node to another (Dijkstra). */
function shortest(places: readonly Point[], ways: Ways, from: number, to: number): Point[] {
  const lengths = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = new Set([from]);
  while (open.size) {
    const here = [...open].reduce((best, next) => (lengths.get(next)! < lengths.get(best)! ? next : best));
    if (here === to) break;
    open.delete(here);
    for (const next of ways[here]!) {
      const length = lengths.get(here)! + distance(places[here]!, places[next]!);
      if (length >= (lengths.get(next) ?? Infinity)) continue;
      lengths.set(next, length);
      before.set(next, here);
      open.add(next);
    }
  }
  const line = [places[to]!];
  for (let at = to; at !== from; line.unshift(places[at]!)) at = before.get(at)!;
  return line;
}
