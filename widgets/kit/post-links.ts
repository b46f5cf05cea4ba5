import type { Host } from './host';
import { pageUrl } from './links';

type Where = Pick<Host, 'home' | 'partner'>;

/**
 * The address of a post: on our own site the one that shows it in the blog's page; elsewhere the one whose HTML
 * holds the whole text.
 */
export const postUrl = (id: number, host: Where): string =>
  host.home ? `/blog?post=${id}` : pageUrl(`/blog/${id}`, host);

/** The list of posts with one topic chosen, on our own site. */
export const topicUrl = (category: string): string => `/blog?category=${encodeURIComponent(category)}`;

/** Which post a link inside a body leads to, if it is one of ours. */
export const linkedPost = (href: string): number | undefined =>
  Number(/^\/blog(?:\/|\?post=)(\d+)$/.exec(href)?.[1]) || undefined;

/** A link inside a body as a tag must write it: our own pages with the partner's name, others as they stand. */
export function bodyUrl(href: string, host: Where): string {
  const post = linkedPost(href);
  if (post) return postUrl(post, host);
  if (host.home || !href.startsWith('/')) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href)!;
  const url = pageUrl(path, host);
  return url + (url.includes('?') ? rest.replace('?', '&') : rest);
}
