import type { PageModule, PageProps } from '../pages/page-module';
import { findRoute, type Route } from '../routes';

/** `location` or a `URL`. */
interface Address {
  pathname: string;
  search?: string;
}

/** Loads the shared chunks of most pages (bundle/chunks.mjs) in parallel with the page's own code. */
const loadParts = () =>
  Promise.all([
    import('../pages/page-head'),
    import('../ui/breadcrumbs'),
    import('../ui/dates/update-dates'),
    import('../../widgets/kit/data/italics'),
    import('../../widgets/kit/schedule/calendar-names'),
  ]);

const loaded = new Map<Route, PageModule>();

/** Loads an address's page and its data, once. */
export async function loadPage({ pathname, search = '' }: Address): Promise<PageModule> {
  const { route, params } = findRoute(pathname, search);
  const page = loaded.get(route) ?? (await fetchPage(route, params));
  await page.loadData?.({ params });
  loaded.set(route, page);
  return page;
}

async function fetchPage(route: Route, params: PageProps['params']): Promise<PageModule> {
  route.prefetchData?.(params).catch(() => undefined); // The page asks for it again, and reports the failure.
  const [page] = await Promise.all([route.load(), loadParts()]);
  return page;
}

export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route);
