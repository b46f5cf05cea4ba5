import { expect, it } from 'vitest';
import { checkContentTree } from '../../site/prerender/content/check';
import { readDrawnMap, type DrawnMap } from '../../site/prerender/maps/drawn-map';
import { pointOf, type Placed } from '../../site/prerender/maps/lay-route';
import { legsBetween } from '../../site/prerender/maps/shortest-way';

const { content } = await checkContentTree('site/content');
const walks = content.tours.filter(({ data }) => data.stops.length > 0);

/** Returns how long the way between stops is, in miles. */
function milesOf(map: DrawnMap, stops: readonly Placed[]): number {
  const points = stops.map((stop) => pointOf(map, stop)).filter((point) => point !== undefined);
  const way = legsBetween(map, points).flat();
  const units = way
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - way[at]![0], y - way[at]![1]), 0);
  return units / map.projection.scale / 1609.344;
}

/** A walk with a stop that has no place cannot be measured: the Financial District's Cotton Exchange has none yet. */
const measured = walks.filter(({ slug, data }) =>
  data.stops.every((stop) => pointOf(readDrawnMap(slug)!, stop)),
);

it.each(measured.map(({ slug, data }) => [slug, data] as const))(
  'the stops of %s lie as far apart as its page says: about 1.5 miles',
  (slug, { facts, stops }) => {
    expect(facts.find(({ term }) => term === 'Distance')?.text).toBe('About 1.5 miles');
    expect(Math.abs(milesOf(readDrawnMap(slug)!, stops) - 1.5)).toBeLessThanOrEqual(0.35);
  },
);

it('measures each walk but that of the Financial District', () => {
  expect(walks.filter((walk) => !measured.includes(walk)).map(({ slug }) => slug)).toEqual([
    'financial-district',
  ]);
});
