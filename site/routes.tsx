import { modules as tours } from '#content/tour-pages';
import { modules as prints } from '#content/tour-prints';
import { parse as parsePattern } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageModule, PageProps } from './router/page-module';

export interface Route {
  /** The router's pattern. */
  path: string;
  /** The page's file in `pages/`. */
  name: string;
  /** The page's own chunk. */
  load(): Promise<PageModule>;
  /**
   * The page's own components come to life in the prerendered HTML. Elsewhere only the tags in it do, and the
   * page's code is fetched when a link leads back to it.
   */
  hydrates?: true;
  /** Begins to fetch what the page will ask for once its code is read, while that is still on its way. */
  ahead?(params: PageProps['params']): Promise<unknown>;
  /** The addresses to prerender, where the pattern holds a parameter. */
  paths?(): Promise<string[]>;
  /** Tells whether there is a page at an address that fits the pattern; where left out, at all of them. */
  knows?(params: PageProps['params']): boolean;
}

/** Pattern of a post's id, known or not; at any other address below /blog the not-found page shows. */
const POST_ID = /^\w+$/;

/**
 * Every page of the site. The router, the prerenderer, the sitemap and the tests are made from this table; a new
 * page is one new line here, one new file in `pages/` and the schema of its texts beside it.
 */
const table = [
  { path: '/', name: 'home', load: () => import('./pages/home') },
  { path: '/about', name: 'about', load: () => import('./pages/about') },
  { path: '/tours', name: 'tours', load: () => import('./pages/tours') },
  {
    path: '/tours/:slug',
    name: 'tour',
    load: () => import('./pages/tour'),
    ahead: ({ slug }) =>
      Promise.all([tours[slug!]?.(), prints[slug!]?.(), import('../widgets/kit/route/route-figure')]),
    paths: async () => Object.keys(tours).map((slug) => `/tours/${slug}`),
    knows: ({ slug }) => Object.keys(tours).includes(slug!),
  },
  { path: '/gallery', name: 'gallery', load: () => import('./pages/gallery') },
  { path: '/blog', name: 'blog', load: () => import('./pages/blog') },
  {
    path: '/blog/:id',
    name: 'post',
    load: () => import('./pages/post'),
    paths: async () => (await import('#content/posts')).posts.map(({ id }) => `/blog/${id}`),
    knows: ({ id }) => POST_ID.test(id!),
  },
  { path: '/contact', name: 'contact', load: () => import('./pages/contact') },
  { path: '/press-kit', name: 'press-kit', load: () => import('./pages/press-kit') },
  { path: '/partners', name: 'partners', load: () => import('./pages/partners') },
  { path: '/booking', name: 'booking', load: () => import('./pages/booking') },
  { path: '/in-the-news', name: 'in-the-news', load: () => import('./pages/in-the-news') },
  { path: '/sitemap', name: 'sitemap', load: () => import('./pages/sitemap') },
  { path: '/survey', name: 'survey', load: () => import('./pages/survey') },
  { path: '/privacy', name: 'privacy', load: () => import('./pages/privacy') },
] as const satisfies readonly Route[];
export const routes: readonly Route[] = table;

/** Every page by name; the last two have no address of their own. */
export type PageName = (typeof table)[number]['name'] | 'not-found' | 'offline';

/** Shown for every address that is neither a page nor a redirect. */
export const notFound: Route = {
  path: '*',
  name: 'not-found',
  hydrates: true,
  load: () => import('./pages/not-found'),
};

/** The address of every page, in the order of the table. */
export const everyAddress = async (): Promise<string[]> =>
  (await Promise.all(routes.map(async ({ path, paths }) => (await paths?.()) ?? [path]))).flat();

/**
 * The address that a page is prerendered for: `/blog?post=5` shows the page of `/blog/5`.
 * @param search the address's query
 */
export function pagePath(pathname: string, search = ''): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  const post = path === '/blog' && new URLSearchParams(search).get('post');
  return post && POST_ID.test(post) ? `/blog/${post}` : path;
}

/**
 * The address that a visitor sees instead, if any: `/blog/5` is for search engines, feeds and pages without script.
 * @param search the address's query; it is kept
 */
export function shownAddress(pathname: string, search = ''): string | undefined {
  const id = /^\/blog\/(\d+)\/?$/.exec(pathname)?.[1];
  if (!id) return undefined;
  const query = new URLSearchParams(search);
  query.set('post', id);
  return `/blog?${query}`;
}

/** The row of an address, and what its pattern's names stand for. */
export function findRoute(pathname: string, search = ''): { route: Route; params: PageProps['params'] } {
  const path = pagePath(pathname, search);
  for (const route of routes) {
    const [matches, params] = matchRoute(parsePattern, route.path, path);
    if (matches && (route.knows?.(params) ?? true)) return { route, params: { ...params } };
  }
  return { route: notFound, params: {} };
}
