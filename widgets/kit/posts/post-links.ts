import { linkTo, pageUrl, type Where } from '../element/links';

/**
 * The address of a post: on our own site the one that shows it in the blog's page; elsewhere the one whose HTML
 * holds the whole text.
 */
export const postUrl = (id: number, host: Where): string =>
  pageUrl(host.home ? `/blog?post=${id}` : `/blog/${id}`, host);

/** Returns the number of the post that a link inside a body leads to, if it is one of ours. */
export const linkedPost = (href: string): number | undefined =>
  Number(/^\/blog(?:\/|\?post=)(\d+)$/.exec(href)?.[1]) || undefined;

/** A link inside a body as a tag must write it; nothing where it may not lead there. */
export function bodyUrl(href: string, where: Where): string | undefined {
  const post = linkedPost(href);
  return post ? postUrl(post, where) : linkTo(href, where);
}

/** The list of posts with one topic chosen, on our own site. */
export const topicUrl = (category: string): string => `/blog?category=${encodeURIComponent(category)}`;
