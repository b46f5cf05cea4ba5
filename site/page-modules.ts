import { findRoute, type PageModule, type Route } from './routes';

const loaded = new Map<Route, PageModule>();

/** Fetches the code of an address's page, once. Rejects when that fails. */
export async function loadPage(pathname: string): Promise<PageModule> {
  const { route } = findRoute(pathname);
  const page = loaded.get(route) ?? (await route.load());
  loaded.set(route, page);
  return page;
}

/** The page's code if it is here already. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route);
