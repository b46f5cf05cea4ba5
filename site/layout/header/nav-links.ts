import { tourLinks } from '#content/tours-menu';
import type { Action } from '../../schema/fields';
import { giftCardsHref } from '../../ui/tour/gift-cards';

/** Main navigation, in the bar and in the slide-in menu. */
export const mainLinks: readonly Action[] = [
  { href: '/about', label: 'About' },
  { href: '/tours', label: 'Tours' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/blog', label: 'Blog' },
  { href: '/in-the-news', label: 'In the News' },
  { href: '/contact', label: 'Contact' },
];

export const giftCards: Action = { href: giftCardsHref, label: 'Gift Cards' };

export const bookLink: Action = { href: '/booking', label: 'Book a Tour' };

/**
 * Returns the `aria-current` value of a navigation link.
 * @param path the current address; ignored if unknown, so that the not-found page is the same everywhere
 */
export function currentState(href: string, path: string): 'page' | 'true' | undefined {
  const here = path.replace(/(.)\/$/, '$1');
  if (href === here) return 'page';
  if (href === '/tours') return tourLinks.some((tour) => tour.href === here) ? 'true' : undefined;
  return href === '/blog' && here.startsWith('/blog/') ? 'true' : undefined;
}
