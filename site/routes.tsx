import { modules as tours } from '#content/tour-pages';
import { modules as prints } from '#content/tour-prints';
import { parse as parsePattern } from 'regexparam';
import { matchRoute } from 'wouter';
import { guidePath, GUIDES } from './pages/guide-names';
import type { PageModule, PageProps } from './pages/page-module';

export interface Route {
  /** Address or wouter pattern. */
  path: string;
  /** Used for matching instead of `path`, if that would match addresses without a page. */
  pattern?: RegExp;
  /** File in `pages/`. */
  name: string;
  load(): Promise<PageModule>;
  /**
   * The whole page hydrates. On other pages only elements do, and the page's code loads when a link leads back to it.
   */
  hydrates?: true;
  /** Links to and from this page load HTML, without the router. */
  isDocument?: true;
  /** Starts to load the page's data while its code is still loading. */
  prefetchData?(params: PageProps['params']): Promise<unknown>;
  /** Addresses to prerender, if the path has a parameter. */
  paths?(): Promise<string[]>;
}

/**
 * Every page of the site, for the router, the prerenderer, the sitemap and the tests. A new page is one line here,
 * one file in `pages/` and the schema of its texts next to it.
 */
const table = [
  { path: '/', name: 'home', load: () => import('./pages/home') },
  { path: '/about', name: 'about', load: () => import('./pages/about') },
  { path: '/tours', name: 'tours', load: () => import('./pages/tours') },
  {
    path: '/tours/:slug',
    pattern: new RegExp(`^/tours/(?<slug>${Object.keys(tours).join('|')})/?$`),
    name: 'tour',
    load: () => import('./pages/tour'),
    prefetchData: ({ slug }) =>
      Promise.all([tours[slug!]?.(), prints[slug!]?.(), import('../widgets/kit/walk-map/walk-map-figure')]),
    paths: async () => Object.keys(tours).map((slug) => `/tours/${slug}`),
  },
  { path: '/gallery', name: 'gallery', load: () => import('./pages/gallery') },
  { path: '/blog', name: 'blog', load: () => import('./pages/blog') },
  {
    path: '/blog/:id',
    pattern: /^\/blog\/(?<id>\w+)\/?$/,
    name: 'post',
    load: () => import('./pages/post'),
    paths: async () => (await import('#content/posts')).posts.map(({ id }) => `/blog/${id}`),
  },
  { path: '/contact', name: 'contact', load: () => import('./pages/contact') },
  { path: '/press-kit', name: 'press-kit', load: () => import('./pages/press-kit') },
  { path: '/partners', name: 'partners', load: () => import('./pages/partners') },
  {
    path: '/partners/:name',
    pattern: new RegExp(`^/partners/(?<name>${GUIDES.join('|')})/?$`),
    name: 'guide',
    isDocument: true,
    load: () => import('./pages/guide'),
    paths: async () => GUIDES.map(guidePath),
  },
  { path: '/booking', name: 'booking', load: () => import('./pages/booking') },
  { path: '/in-the-news', name: 'in-the-news', load: () => import('./pages/in-the-news') },
  { path: '/sitemap', name: 'sitemap', load: () => import('./pages/sitemap') },
  { path: '/survey', name: 'survey', load: () => import('./pages/survey') },
  { path: '/privacy', name: 'privacy', load: () => import('./pages/privacy') },
] as const satisfies readonly Route[];
export const routes: readonly Route[] = table;

/** Every page by name; the last two have no path. */
export type PageName = (typeof table)[number]['name'] | 'not-found' | 'offline';

/** Page of unknown addresses. */
export const notFound: Route = {
  path: '*',
  name: 'not-found',
  hydrates: true,
  load: () => import('./pages/not-found'),
};

/** Returns the address of every page, in the order of the table. */
export const everyAddress = async (): Promise<string[]> =>
  (await Promise.all(routes.map(async ({ path, paths }) => (await paths?.()) ?? [path]))).flat();

/** Returns the post id in a query, known or not. */
const postIn = (search: string): string | undefined =>
  /^\w+$/.exec(new URLSearchParams(search).get('post') ?? '')?.[0];

/**
 * Returns the address that a page is prerendered for: `/blog?post=5` shows `/blog/5`. Skips a sign behind the path, which mail
 * programs take for a part of the link.
 * @param search the address's query
 */
export function pagePath(pathname: string, search = ''): string {
  const path = pathname.replace(/(?:[\s/.,;:!?'")>\]]|%20)+$/, '') || '/';
  const post = path === '/blog' ? postIn(search) : undefined;
  return post ? `/blog/${post}` : path;
}

/**
 * Returns the address that a visitor sees instead, if any: `/blog/5` is for search engines, feeds and pages without
 * script, and an impossible post leads to the list.
 * @param search the address's query; other parameters stay
 */
export function shownAddress(pathname: string, search = ''): string | undefined {
  const query = new URLSearchParams(search);
  const id = /^\/blog\/(\w+)\/?$/.exec(pathname)?.[1];
  if (id) query.set('post', id);
  else if (/^\/blog\/?$/.test(pathname) && query.has('post') && !postIn(search)) query.delete('post');
  else return undefined;
  return query.size ? `/blog?${query}` : '/blog';
}

/** Returns an address's route and parameters. */
export function findRoute(pathname: string, search = ''): { route: Route; params: PageProps['params'] } {
  const path = pagePath(pathname, search);
  for (const route of routes) {
    const [matches, params] = matchRoute(parsePattern, route.pattern ?? route.path, path);
    if (matches) return { route, params: { ...params } };
  }
  return { route: notFound, params: {} };
}
