import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../site/prerender/content/check';

const { content } = checkContentTree('site/content');

/** Labels that the specification fixes for one link. */
const FIXED = new Set([
  'Reserve Your Spot', // The bar at the bottom, and the buttons of elements.
  'Book Now', // The entry of the search.
  'Book Your Tour', // The quick action of the contact page.
  'Ask for a date', // The bar on the page of the private tours.
]);

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

describe('booking labels', () => {
  it('cover many links', () => expect(all.length).toBeGreaterThan(50));
  it('are one for booking any tour', () => expect(labelsOf('/booking')).toEqual(['Book a Tour']));
  it('are one for choosing a date', () => expect(labelsOf('#book-now')).toEqual(['Check Available Dates']));
  it('are one for asking for a private tour', () => {
    const ofTours = links([content.settings!.data, content.tours]);
    expect(labelsOf('/contact', ofTours)).toEqual(['Contact Us']);
  });
});
