import { business } from '#content/settings';
import { site } from '#content/config';

/** Data of a page for browsers, search engines and social networks. */
export interface Head {
  title: string;
  description: string;
  /** Root-relative address for search engines. */
  canonical: string;
  noindex?: boolean;
}

/** Returns the title with the business name, unless the title contains it. */
export const fullTitle = ({ title }: Head): string =>
  title.includes(business.name) ? title : `${title} ${business.titleSuffix.trim()}`;

export const absolute = (path: string): string => new URL(path, site).href;

/** Elements of the head that change with the page, and their attributes. */
const parts = {
  description: ['meta[name=description]', 'content'],
  robots: ['meta[name=robots]', 'content'],
  canonical: ['link[rel=canonical]', 'href'],
  ogTitle: ['meta[property="og:title"]', 'content'],
  ogDescription: ['meta[property="og:description"]', 'content'],
  ogUrl: ['meta[property="og:url"]', 'content'],
} as const;

/** Updates the document's head after a navigation. */
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
  // The structured data in the HTML describe another page.
  if (graph && graph.dataset.path !== head.canonical) graph.remove();
}

/** Returns the `robots` value: whether search engines may show the page and follow its links. */
export const robots = ({ noindex }: Head): string =>
  noindex ? 'noindex, nofollow' : 'index, follow, max-image-preview:large';
