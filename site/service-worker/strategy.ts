/**
 * How the worker answers a request.
 * `page`: from the network, so that a deploy shows at once; from the cache if the network fails.
 * `file`: from the cache, because its name changes with its content.
 * `fresh`: from the network, from the cache if the network fails.
 * `none`: left to the browser.
 */
type Strategy = 'page' | 'file' | 'fresh' | 'none';

/** @param shell root-relative addresses that are cached with the worker */
export function strategyFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  { origin, shell }: { origin: string; shell: readonly string[] },
): Strategy {
  const { origin: requestedOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestedOrigin !== origin) return 'none';
  // The admin needs the network, and visitors do not open frame pages themselves.
  if (/^\/admin\b|^\/embed\//.test(pathname)) return 'none';
  if (mode === 'navigate') return 'page';
  if (isHashed(pathname)) return 'file';
  return pathname.startsWith('/data/') || shell.includes(pathname) ? 'fresh' : 'none';
}

/** True if the content at an address never changes. */
export const isHashed = (pathname: string): boolean => /^\/(assets|c|v|img|fonts)\/./.test(pathname);

/**
 * True if the `content-type` fits the address. Hosts without the file and captive portals may answer 200 with a web page.
 */
export function hasExpectedType(pathname: string, type: string): boolean {
  const [ending] = /\.\w+$/.exec(pathname) ?? [];
  if (!ending) return type.includes('html');
  return ending === '.js' ? type.includes('javascript') : !type.includes('html');
}
