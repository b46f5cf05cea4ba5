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

/** Parts of the head that go with the page: the elements and their attributes. */
const parts = {
  description: ['meta[name=description]', 'content'],
  robots: ['meta[name=robots]', 'content'],
  canonical: ['link[rel=canonical]', 'href'],
  ogTitle: ['meta[property="og:title"]', 'content'],
  ogDescription: ['meta[property="og:description"]', 'content'],
  ogUrl: ['meta[property="og:url"]', 'content'],
} as const;

/** Writes a page's facts into the head of the document after a navigation. */
export function applyHead(head: Head): void {
  const url = absolute(head.canonical);
  const values: Record<keyof typeof parts, string> = {
    description: head.description,
    robots: robots(head),
    canonical: url,
    ogTitle: head.title,
    ogDescription: head.description,
    ogUrl: url,
  };
  document.title = fullTitle(head);
  for (const [name, [selector, attribute]] of Object.entries(parts))
    document.head.querySelector(selector)?.setAttribute(attribute, values[name as keyof typeof values]);
  const graph = document.querySelector<HTMLElement>('script[type="application/ld+json"]');
  // What the HTML said of the page it was made for is not true of another one.
  if (graph && graph.dataset.path !== head.canonical) graph.remove();
}

/** Returns the `robots` value: whether search engines may show the page and follow its links. */
export const robots = ({ noindex }: Head): string =>
  noindex ? 'noindex, nofollow' : 'index, follow, max-image-preview:large';
