import { tours } from '#content/tours';
import { prices } from '#content/settings';

/** Returns the price of a private tour in dollars. */
export const privateTotal = (guests: number): number =>
  prices.privateMinimum + Math.max(0, guests - prices.privateIncluded) * prices.privateExtra;

/** Returns the price as the price calculator shows it. */
export const privateBill = (guests: number): string => `$${privateTotal(guests)}`;

/** Returns a word of a tour's description that no other tour has. */
export function wordOf(slug: string): string {
  const textOf = ({ title, teaser, description }: (typeof tours)[number]) =>
    `${title} ${teaser} ${description}`.toLowerCase();
  const others = tours.filter((tour) => tour.slug !== slug).map(textOf);
  const { description } = tours.find((tour) => tour.slug === slug)!;
  return description
    .toLowerCase()
    .match(/[a-z]{6,}/g)!
    .find((word) => !others.some((text) => text.includes(word)))!;
}
