import type { Plate, WalkMap, Sign } from '../../../widgets/kit/model/walk-map';
import type { DrawnMap, Point } from './drawn-map';
import { place, type Box } from './place-plates';
import { distance, legsBetween } from './shortest-way';

/** A place with latitude and longitude, if they are known. */
export interface Placed {
  coordinates?: readonly number[] | undefined;
}

type Ends = Partial<Record<'start' | 'finish', Placed | undefined>>;

/** Half the width and height with the space around, in units of the map. */
const PLATE: Box = [18, 18];
const SIGN: Box = [34, 14];
/** Half the side of a plate. */
const HALF = 15;
/** Largest radius in which a plate can be pressed: 44 pixels across if a unit is 0.87 pixels. */
const REACH = 25;

/** Returns the position of a stop on a map; undefined if it is not on it. */
export function pointOf({ projection, width, height }: DrawnMap, { coordinates }: Placed): Point | undefined {
  const [latitude, longitude] = coordinates ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point: Point = [projection.a * longitude + projection.b, projection.c * latitude + projection.d];
  return point[0] >= 0 && point[0] <= width && point[1] >= 0 && point[1] <= height ? point : undefined;
}

/**
 * Returns a map with the stops' plates, the way between them and signs at its ends; undefined if fewer than two stops are
 * on the map.
 */
export function drawWalkMap(map: DrawnMap, stops: readonly Placed[], ends: Ends = {}): WalkMap | undefined {
  const placed = stops.flatMap((stop, index) => {
    const point = pointOf(map, stop);
    return point ? [{ stop: index + 1, point }] : [];
  });
  if (placed.length < 2) return undefined;
  const points = placed.map(({ point }) => point);
  const legs = legsBetween(map, points).map((leg) => leg.map(([x, y]): Point => [tenth(x), tenth(y)]));
  const lengths = legs.map(lengthOf);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  // The cat stops above each stop and must not cover a number.
  const cats = [legs[0]![0]!, ...legs.map((leg) => leg.at(-1)!)].map(([x, y]) => ({
    middle: [x, y - 33] as const,
    half: [23, 15] as const,
  }));
  // Stops without coordinates are spread over the leg between their neighbors.
  const shown = placed.flatMap(({ stop, point }, index) => {
    const walked = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
    const missing = (placed[index + 1]?.stop ?? stop + 1) - stop;
    return Array.from({ length: missing }, (_, step) => ({
      stop: stop + step,
      point: step ? pointAlong(legs[index]!, step / missing) : point,
      walked: walked + (lengths[index] ?? 0) * (step / missing),
      isOnWay: step > 0 || undefined,
    }));
  });
  const middles = place(
    shown.map(({ point }) => point),
    { half: PLATE, sheet: map, taken: cats },
  );
  const plates = shown.map(({ stop, point, walked, isOnWay }, index): Plate => {
    const [x, y] = middles[index]!;
    const nearest = Math.min(...middles.map((other) => distance(other, [x, y]) || Infinity));
    const lead = [Math.round(point[0] - x), Math.round(point[1] - y)] as const;
    return {
      stop,
      x,
      y,
      at: Number((walked / (whole || 1)).toFixed(4)),
      reach: Math.min(REACH, Math.floor(nearest / 2)),
      ...(isOnWay && { isOnWay: true as const }),
      ...(Math.hypot(...lead) > HALF && !isOnWay ? { lead } : {}),
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
  const signs = boards.map(([x, y], index): Sign => ({ word: known[index]!.word, x, y }));
  return { width, height, shapes, way: pathOf(legs.flat()), plates, signs };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(point, line[index]!), 0);

/** Returns the point at a fraction of a line's length. */
function pointAlong(line: readonly Point[], share: number): Point {
  let left = lengthOf(line) * share;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index]!;
    const length = distance(from, to);
    if (left <= length)
      return [from[0] + (to[0] - from[0]) * (left / length), from[1] + (to[1] - from[1]) * (left / length)];
    left -= length;
  }
  return line.at(-1)!;
}

const pathOf = (line: readonly Point[]): string => {
  const steps = line.filter((point, index) => index === 0 || distance(point, line[index - 1]!) > 0);
  return `M${steps.map((point) => point.join(' ')).join('L')}`;
};
