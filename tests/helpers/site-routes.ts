import { everyAddress } from '../../site/routes';

const addresses = await everyAddress();

/** Every page of our site, one for those that differ by a number, the offline page, and an address that is none. */
export const siteRoutes: readonly string[] = [
  ...addresses.filter((path) => !/^\/blog\/(?!5$)/.test(path)),
  '/offline',
  '/no-such-cat',
];

/** One page of each kind: the home page, a list, a tour, a post, the calendar, a form, pictures, and the snippet builder. */
export const pageKinds = [
  '/',
  '/tours',
  '/tours/brooklyn-heights',
  '/blog/5',
  '/booking',
  '/contact',
  '/gallery',
  '/partners',
] as const;
