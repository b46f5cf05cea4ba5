import { createHash } from 'node:crypto';

/**
 * The one script that stands inside a page: the page of the list, which a static host also sends for `/blog?post=5`.
 * It marks the document, and the style sheet (site/ui/opening.css) keeps the list from flashing before the post is
 * there. A file of its own would hold up the first paint for a round trip, and host rules that look at queries are
 * not the same on any two hosts. The policy names its hash, so that no other inline script may run.
 */
export const postAskedScript =
  "if(/[?&]post=/.test(location.search))document.documentElement.dataset.postAsked=''";

/** As `script-src` needs it. */
export const postAskedHash = `'sha256-${createHash('sha256').update(postAskedScript).digest('base64')}'`;
