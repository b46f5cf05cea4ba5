import type { Plate, Route, Sign } from '../../../widgets/kit/model/route';
import type { DrawnMap, Point } from './drawn-map';
import { place, type Box } from './place-plates';
import { legsBetween } from './shortest-way';

/** A stop as the content has it: its coordinates are latitude and longitude, as maps give them. */
export interface Placed {
  coordinates?: readonly number[] | undefined;
}

/** Places at which a walk begins and ends, as far as they are known. */
export interface Ends {
  start?: Placed | undefined;
  finish?: Placed | undefined;
}

/** Half the width and height of what is on a map, in its units, with the air around it. */
const PLATE: Box = [18, 18];
const SIGN: Box = [34, 14];
/** Half the side of a plate alone. */
const HALF = 15;
/** Largest distance from its middle within which a plate is pressed: 44 pixels across where a unit is 0.87. */
const REACH = 25;

/** Returns where on a map a stop is; nothing if it has no place, or none on this sheet. */
export function pointOf({ projection, width, height }: DrawnMap, { coordinates }: Placed): Point | undefined {
  const [latitude, longitude] = coordinates ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point: Point = [projection.a * longitude + projection.b, projection.c * latitude + projection.d];
  return point[0] >= 0 && point[0] <= width && point[1] >= 0 && point[1] <= height ? point : undefined;
}

/**
 * Lays plates and the way between them over a map, and signs where it begins and ends. Without two stops that have a
 * place there is no way, and no map.
 */
export function layRoute(map: DrawnMap, stops: readonly Placed[], ends: Ends = {}): Route | undefined {
  const placed = stops.flatMap((stop, index) => {
    const point = pointOf(map, stop);
    return point ? [{ stop: index + 1, point }] : [];
  });
  if (placed.length < 2) return undefined;
  const points = placed.map(({ point }) => point);
  const legs = legsBetween(map, points).map((leg) => leg.map(([x, y]): Point => [tenth(x), tenth(y)]));
  const lengths = legs.map(lengthOf);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  // The cat stands on the way, above every stop in turn, and no number is to be behind it.
  const cats = [legs[0]![0]!, ...legs.map((leg) => leg.at(-1)!)].map(([x, y]) => ({
    middle: [x, y - 33] as const,
    half: [23, 15] as const,
  }));
  const middles = place(points, { half: PLATE, sheet: map, taken: cats });
  let walked = 0;
  const plates = placed.map(({ stop, point }, index): Plate => {
    walked += lengths[index - 1] ?? 0;
    const [x, y] = middles[index]!;
    const nearest = Math.min(...middles.map((other) => distance(other, [x, y]) || Infinity));
    const lead = [Math.round(point[0] - x), Math.round(point[1] - y)] as const;
    return {
      stop,
      x,
      y,
      at: Number((walked / (whole || 1)).toFixed(4)),
      reach: Math.min(REACH, Math.floor(nearest / 2)),
      ...(Math.hypot(...lead) > HALF ? { lead } : {}),
    };
  });
  const { width, height, shapes } = map;
  const known = (['start', 'finish'] as const).flatMap((word) => {
    const point = pointOf(map, ends[word] ?? {});
    return point ? [{ word, point }] : [];
  });
  const taken = [...cats, ...middles.map((middle) => ({ middle, half: [HALF, HALF] as const }))];
  const boards = place(
    known.map(({ point }) => point),
    { half: SIGN, sheet: map, taken },
  );
  const signs = known.map(({ word }, index): Sign => {
    const [x, y] = boards[index]!;
    return { word, x, y };
  });
  return { width, height, shapes, way: pathOf(legs.flat()), plates, signs };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(point, line[index]!), 0);

const pathOf = (line: readonly Point[]): string => {
  const steps = line.filter((point, index) => index === 0 || distance(point, line[index - 1]!) > 0);
  return `M${steps.map((point) => point.join(' ')).join('L')}`;
};
