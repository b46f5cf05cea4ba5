import { preload } from './preload';
import type { PageModule } from './page-module';
import { findRoute, type Route } from './routes';

/** `location` and `URL` are such. */
interface Address {
  pathname: string;
  search?: string;
}

const loaded = new Map<Route, PageModule>();

/** Fetches the code of an address's page, once, and what else it needs. Rejects when that fails. */
export async function loadPage({ pathname, search = '' }: Address): Promise<PageModule> {
  const { route, params } = findRoute(pathname, search);
  const page = loaded.get(route) ?? (await preload(route.load));
  await page.prepare?.({ params });
  loaded.set(route, page);
  return page;
}

/** The page's code if it is here already. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route);
