import { prices } from '#content/settings';
import { tours } from '#content/tours';
import { unbrokenFacts } from '../../../site/prerender/content/modules/unbroken-facts';

/*
 * What the owner's content lets a visitor see, for tests that meet the site as it is built. Whoever edits a price or a
 * text changes what they expect along with what is shown.
 */

/** The headings of the four tours in a list, in order. */
export const tourHeadings = tours.map(({ heading }) => `${heading.title} ${unbrokenFacts(heading.detail)}`);

/** Returns the price of a private tour for so many guests, in dollars. */
export const privateTotal = (guests: number): number =>
  prices.privateMinimum + Math.max(0, guests - prices.privateIncluded) * prices.privateExtra;

/** The same as the price calculator writes it. */
export const privateBill = (guests: number): string => `$${privateTotal(guests)}`;
