import { business } from '#content/settings';
import { site } from '../../widgets/kit/services/config';

/** What a page says of itself to browsers, search engines and social networks. */
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
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name=description]', 'content', head.description);
  set('meta[name=robots]', 'content', robots(head));
  set('link[rel=canonical]', 'href', absolute(head.canonical));
}

export const robots = ({ noindex }: Head): string => (noindex ? 'noindex, nofollow' : 'index, follow');
