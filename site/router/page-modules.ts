import { preload } from './preload';
import type { PageModule } from './page-module';
import { findRoute, pagePath } from '../routes';

/** `location` and `URL` are such. */
interface Address {
  pathname: string;
  search?: string;
}

const loaded = new Map<string, PageModule>();

/** Fetches the code of an address's page, once, and what else it needs. Rejects when that fails. */
export async function loadPage({ pathname, search = '' }: Address): Promise<PageModule> {
  const { route, params } = findRoute(pathname, search);
  const path = pagePath(pathname, search);
  const page = loaded.get(path) ?? (await preload(route.load));
  await page.prepare?.({ params });
  loaded.set(path, page);
  return page;
}

/**
 * The page's code, if all that it needs is here already.
 * @param path the address that the page is prerendered for
 */
export const loadedPage = (path: string): PageModule | undefined => loaded.get(path);
