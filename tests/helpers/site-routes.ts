import { routes } from '../../site/routes';

/** Every page of our site, one for those that differ by a number, the offline page, and an address that is none. */
export const siteRoutes: readonly string[] = [
  ...routes.map(({ path }) => path.replace(':id', '5')),
  '/offline',
  '/no-such-cat',
];
