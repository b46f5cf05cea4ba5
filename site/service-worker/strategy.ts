/**
 * How the worker answers a request of ours.
 * `page`: the network's answer while there is one, so that nobody sees an old page after a deploy.
 * `file`: kept for good, because its name changes with its content.
 * `fresh`: the network first, the copy that came with the worker if there is none.
 * `none`: left to the browser.
 */
export type Strategy = 'page' | 'file' | 'fresh' | 'none';

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
  if (mode === 'navigate') return 'page';
  if (isHashed(address.pathname)) return 'file';
  return shell.includes(address.pathname) ? 'fresh' : 'none';
}

/** Whether an address of ours holds the same for ever. */
export const isHashed = (pathname: string): boolean => /^\/(assets|v|img|fonts)\/./.test(pathname);
