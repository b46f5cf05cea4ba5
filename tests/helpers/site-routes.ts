import { everyAddress } from '../../site/routes';

const addresses = await everyAddress();

/** Every page of the site (one post and one public walk), the offline page and a missing page. */
export const siteRoutes: readonly string[] = [
  ...addresses.filter((path) => !/^\/(blog\/(?!5$)|tours\/[fl])/.test(path)),
  '/offline',
  '/no-such-cat',
];

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
