import type { Host } from './host';
import { linkTo } from './links';
import { linkedPost, postUrl } from './post-links';

/** A link inside a body as a tag must write it; nothing where it may not lead there. */
export function bodyUrl(href: string, host: Pick<Host, 'home' | 'partner'>): string | undefined {
  const post = linkedPost(href);
  return post ? postUrl(post, host) : linkTo(href, host);
}
