import { business } from '#content/settings';
import { site } from '#content/config';

/** Facts that a page gives to browsers, search engines and social networks. */
export interface Head {
  title: string;
  description: string;
  /** Root-relative; the address that search engines should know. */
  canonical: string;
  noindex?: boolean;
}

/** The title with the business behind it, unless the page's own title holds it already. */
export const fullTitle = ({ title }: Head): string =>
  title.includes(business.name) ? title : `${title} ${business.titleSuffix.trim()}`;

/** Absolute address of a page of ours. */
export const absolute = (path: string): string => new URL(path, site).href;

/** Brings the head of the document up to date after a navigation. */
export function applyHead(head: Head): void {
  document.title = fullTitle(head);
  const url = absolute(head.canonical);
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name=description]', 'content', head.description);
  set('meta[name=robots]', 'content', robots(head));
  set('link[rel=canonical]', 'href', url);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  set('meta[property="og:url"]', 'content', url);
  const graph = document.querySelector<HTMLElement>('script[type="application/ld+json"]');
  // What the HTML said of the page it was made for is not true of another one.
  if (graph && graph.dataset.path !== head.canonical) graph.remove();
}

/** Returns the `robots` value: whether search engines may show the page and follow its links. */
export const robots = ({ noindex }: Head): string =>
  noindex ? 'noindex, nofollow' : 'index, follow, max-image-preview:large';
