import { expect, it } from 'vitest';
import { checkContentTree } from '../../site/prerender/content/check';
import { readDrawnMap } from '../../site/prerender/maps/drawn-map';
import { milesOf, pointOf } from '../../site/prerender/maps/lay-route';

const { content } = await checkContentTree('site/content');
const walks = content.tours.filter(({ data }) => data.stops.length > 0);

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
