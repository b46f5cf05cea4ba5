import { preload } from './preload';
import type { PageModule, PageProps } from './page-module';
import { findRoute, pagePath, type Route } from '../routes';

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

const loaded = new Map<string, PageModule>();

/** Fetches the code of an address's page, once, and what else it needs. Rejects when that fails. */
export async function loadPage({ pathname, search = '' }: Address): Promise<PageModule> {
  const { route, params } = findRoute(pathname, search);
  const path = pagePath(pathname, search);
  const page = loaded.get(path) ?? (await fetchPage(route, params));
  await page.prepare?.({ params });
  loaded.set(path, page);
  return page;
}

async function fetchPage(route: Route, params: PageProps['params']): Promise<PageModule> {
  route.ahead?.(params).catch(() => undefined); // The page asks for it again, and tells.
  const [page] = await preload(() => Promise.all([route.load(), loadParts()]));
  return page;
}

/**
 * The page's code, if all that it needs is here already.
 * @param path the address that the page is prerendered for
 */
export const loadedPage = (path: string): PageModule | undefined => loaded.get(path);
