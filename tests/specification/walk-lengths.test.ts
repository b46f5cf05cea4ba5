import { expect, it } from 'vitest';
import { checkContentTree } from '../../site/prerender/content/check';
import { readDrawnMap, type DrawnMap } from '../../site/prerender/maps/drawn-map';
import { pointOf, type Placed } from '../../site/prerender/maps/draw-walk-map';
import { legsBetween } from '../../site/prerender/maps/shortest-way';

const { content } = checkContentTree('site/content');
const walks = content.tours.filter(({ data }) => data.stops.length > 0);

function milesOf(map: DrawnMap, stops: readonly Placed[]): number {
  const points = stops.map((stop) => pointOf(map, stop)).filter((point) => point !== undefined);
  const way = legsBetween(map, points).flat();
  const units = way
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - way[at]![0], y - way[at]![1]), 0);
  return units / map.projection.scale / 1609.344;
}

/** Walks whose stops all have coordinates: the Financial District's Cotton Exchange has none yet. */
const measured = walks.filter(({ slug, data }) =>
  data.stops.every((stop) => pointOf(readDrawnMap(slug)!, stop)),
);

it.each(measured.map(({ slug, data }) => [slug, data] as const))(
  'the walk of %s is about 1.5 miles long, as on its page',
  (slug, { facts, stops }) => {
    expect(facts.find(({ term }) => term === 'Distance')?.text).toBe('About 1.5 miles');
    expect(Math.abs(milesOf(readDrawnMap(slug)!, stops) - 1.5)).toBeLessThanOrEqual(0.35);
  },
);

it('measures every walk except the Financial District', () => {
  expect(walks.filter((walk) => !measured.includes(walk)).map(({ slug }) => slug)).toEqual([
    'financial-district',
  ]);
});
