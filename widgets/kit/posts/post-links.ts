import { linkTo, pageUrl, type LinkContext } from '../element/links';

/** Returns the address of a post: on partner pages the one whose HTML has the whole text. */
export const postUrl = (id: number, host: LinkContext): string =>
  pageUrl(host.home ? `/blog?post=${id}` : `/blog/${id}`, host);

/** Returns the id of the post that a link leads to, if any. */
export const linkedPost = (href: string): number | undefined =>
  Number(/^\/blog(?:\/|\?post=)(\d+)$/.exec(href)?.[1]) || undefined;

/** Returns the address of a link inside a post; undefined if it is not allowed. */
export function bodyUrl(href: string, context: LinkContext): string | undefined {
  const post = linkedPost(href);
  return post ? postUrl(post, context) : linkTo(href, context);
}

export const topicUrl = (category: string): string => `/blog?category=${encodeURIComponent(category)}`;
