import type { Plate, Route } from '../../../widgets/kit/model/route';
import type { DrawnMap, Point } from './drawn-map';
import { legsBetween } from './shortest-way';

/** A stop as the content has it: its coordinates are latitude and longitude, as maps give them. */
export interface Placed {
  coordinates?: readonly number[] | undefined;
}

/** Middles of two plates are at least this far apart, in map units. */
const APART = 33;
/** Middles of plates stay this far from the edge. */
const EDGE = 19;

/** Returns where on a map a stop is; nothing if it has no place, or none on this sheet. */
export function pointOf({ projection, width, height }: DrawnMap, { coordinates }: Placed): Point | undefined {
  const [latitude, longitude] = coordinates ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point: Point = [projection.a * longitude + projection.b, projection.c * latitude + projection.d];
  return point[0] >= 0 && point[0] <= width && point[1] >= 0 && point[1] <= height ? point : undefined;
}

/** Lays plates and the way between them over a map. Without two stops that have a place there is no way, and no map. */
export function layRoute(map: DrawnMap, stops: readonly Placed[]): Route | undefined {
  const placed = stops.flatMap((stop, index) => {
    const point = pointOf(map, stop);
    return point ? [{ stop: index + 1, point }] : [];
  });
  if (placed.length < 2) return undefined;
  const legs = legsBetween(
    map,
    placed.map(({ point }) => point),
  ).map((leg) => leg.map(([x, y]): Point => [tenth(x), tenth(y)]));
  const lengths = legs.map(lengthOf);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let walked = 0;
  const spread = spreadOut(
    placed.map(({ point }) => point),
    map,
  );
  const plates = placed.map(({ stop }, index): Plate => {
    walked += lengths[index - 1] ?? 0;
    const [x, y] = spread[index]!;
    return { stop, x: Math.round(x), y: Math.round(y), at: Number((walked / (whole || 1)).toFixed(4)) };
  });
  const { width, height, shapes } = map;
  return { width, height, shapes, way: pathOf(legs.flat()), plates };
}

/** Returns how long a route is, in miles. */
export function milesOf(map: DrawnMap, stops: readonly Placed[]): number {
  const points = stops.map((stop) => pointOf(map, stop)).filter((point) => point !== undefined);
  const units = legsBetween(map, points).reduce((sum, leg) => sum + lengthOf(leg), 0);
  return units / map.projection.scale / 1609.344;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(point, line[index]!), 0);

const pathOf = (line: readonly Point[]): string => {
  const steps = line.filter((point, index) => index === 0 || distance(point, line[index - 1]!) > 0);
  return `M${steps.map((point) => point.join(' ')).join('L')}`;
};

/** Moves points that are too close to each other apart, and away from the edge. */
function spreadOut(points: readonly Point[], { width, height }: DrawnMap): Point[] {
  const moved = points.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < 80; round++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const away = distance(one, other);
        if (away >= APART) continue;
        // Two stops at one place: side by side.
        const across = away ? [(other[0] - one[0]) / away, (other[1] - one[1]) / away] : [1, 0];
        const push = (APART - away) / 2;
        for (const axis of [0, 1] as const) {
          one[axis] -= across[axis]! * push;
          other[axis] += across[axis]! * push;
        }
      }
      one[0] = Math.max(EDGE, Math.min(width - EDGE, one[0]));
      one[1] = Math.max(EDGE, Math.min(height - EDGE, one[1]));
    }
  }
  return moved;
}
