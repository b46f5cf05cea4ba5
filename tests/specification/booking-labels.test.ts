import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../site/prerender/content/check';

const { content } = await checkContentTree('site/content');

/** Names that the specification gives to one link each, whatever others are called that lead to the same place. */
const FIXED = new Set([
  'Reserve Your Spot', // The bar at the bottom, and the buttons of tags.
  'Book Now', // The entry of the search.
  'Book Your Tour', // The quick action of the contact page.
  'Ask for a date', // The bar on the page of the private tours.
]);

/** Every pair of a label and an address below a value. */
function links(value: unknown): [label: string, href: string][] {
  if (Array.isArray(value)) return value.flatMap(links);
  if (!value || typeof value !== 'object') return [];
  const { label, name, href, path } = value as Record<string, unknown>;
  const [words, address] = [label ?? name, href ?? path];
  const own = typeof words === 'string' && typeof address === 'string' ? [[words, address] as const] : [];
  return [...own.map(([a, b]): [string, string] => [a, b]), ...Object.values(value).flatMap(links)];
}

const all = links([content.settings!.data, content.plain, content.tours]);
const labelsOf = (href: string, within = all) => [
  ...new Set(within.filter((link) => link[1] === href && !FIXED.has(link[0])).map(([label]) => label)),
];

describe('one action has one label', () => {
  it('of many links', () => expect(all.length).toBeGreaterThan(50));
  it('where any walk is booked', () => expect(labelsOf('/booking')).toEqual(['Book a Tour']));
  it('where a date of one walk is chosen', () =>
    expect(labelsOf('#book-now')).toEqual(['Check Available Dates']));
  it('where a private tour is asked for', () => {
    const ofTours = links([content.settings!.data, content.tours]);
    expect(labelsOf('/contact', ofTours)).toEqual(['Contact Us']);
  });
});
