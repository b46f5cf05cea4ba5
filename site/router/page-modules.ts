import { preload } from './preload';
import type { PageModule, PageProps } from './page-module';
import { findRoute, type Route } from '../routes';

/** `location` and `URL` are such. */
interface Address {
  pathname: string;
  search?: string;
}

/**
 * Loads the chunks of the parts that nearly every page is drawn of (bundle/chunks.mjs), and those that they import,
 * beside the page's own code, which would ask for them only once it is read itself.
 */
const loadParts = () =>
  Promise.all([
    import('../ui/breadcrumbs'),
    import('../ui/dates/fill-dates'),
    import('../../widgets/kit/model/italics'),
    import('../../widgets/kit/schedule/calendar-names'),
  ]);

const loaded = new Map<Route, PageModule>();

/** Loads the code of an address's page, once, and what else it needs. Rejects when that fails. */
export async function loadPage({ pathname, search = '' }: Address): Promise<PageModule> {
  const { route, params } = findRoute(pathname, search);
  const page = loaded.get(route) ?? (await fetchPage(route, params));
  await page.prepare?.({ params });
  loaded.set(route, page);
  return page;
}

async function fetchPage(route: Route, params: PageProps['params']): Promise<PageModule> {
  route.ahead?.(params).catch(() => undefined); // The page asks for it again, and reports the failure.
  const [page] = await preload(() => Promise.all([route.load(), loadParts()]));
  return page;
}

/** Returns a route's code, if it is loaded. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route);
