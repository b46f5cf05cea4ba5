import { linkTo, type Where } from '../element/links';
import { linkedPost, postUrl } from './post-links';

/** A link inside a body as a tag must write it; nothing where it may not lead there. */
export function bodyUrl(href: string, where: Where): string | undefined {
  const post = linkedPost(href);
  return post ? postUrl(post, where) : linkTo(href, where);
}
