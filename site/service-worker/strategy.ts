/**
 * Ways in which the worker answers a request of ours.
 * `page`: the network's answer while there is one, so that nobody sees an old page after a deploy.
 * `file`: cached for good, because its name changes with its content.
 * `data`: what the owner edits; the network's answer while there is one, else the last one.
 * `fresh`: the network first, the copy that came with the worker if there is none.
 * `none`: left to the browser.
 */
export type Strategy = 'page' | 'file' | 'data' | 'fresh' | 'none';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * @param origin of our site
 * @param shell root-relative addresses that came with the worker
 */
export function strategyFor(
  { method, mode, url }: Asked,
  { origin, shell }: { origin: string; shell: readonly string[] },
): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  // The owner's desk needs the network, and is none of a visitor's pages.
  if (/^\/(admin|desk)\b/.test(address.pathname)) return 'none';
  // What partners frame is theirs to show, and not one of the pages that a visitor has seen.
  if (address.pathname.startsWith('/embed/')) return 'none';
  if (mode === 'navigate') return 'page';
  if (isHashed(address.pathname)) return 'file';
  if (address.pathname.startsWith('/data/')) return 'data';
  return shell.includes(address.pathname) ? 'fresh' : 'none';
}

/** Tells whether an address of ours holds the same forever. */
export const isHashed = (pathname: string): boolean => /^\/(assets|c|v|img|fonts)\/./.test(pathname);

/**
 * Tells whether an answer is of the kind that its address promises: a host that has lost a file, or a network that
 * wants a visitor to sign in first, may send a web page in its place and call that a success.
 * @param type the answer's `content-type`
 */
export function isWhatItSays(pathname: string, type: string): boolean {
  const [ending] = /\.\w+$/.exec(pathname) ?? [];
  if (!ending) return type.includes('html');
  return ending === '.js' ? type.includes('javascript') : !type.includes('html');
}
