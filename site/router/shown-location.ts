import { useSyncExternalStore } from './react';
import { pagePath } from '../routes';

/**
 * Location of the visible page. While the next page loads, the address bar already has the new address, because
 * `intercept()` commits it first.
 */
let shown = globalThis.location && new URL(location.href);
let isFirst = true;
const listeners = new Set<() => void>();

/** Returns the path that the page of an address is prerendered for. */
export const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pagePath(pathname, search);

export const shownLocation = (): URL => shown;

export const isShownPage = (url: Pick<URL, 'pathname' | 'search'>): boolean => pageOf(url) === pageOf(shown);

/** True until the first navigation to another page. */
export const isFirstPage = (): boolean => isFirst;

/** Renders the page of a location whose code is loaded. */
export function showLocation(url: URL): void {
  if (!isShownPage(url)) isFirst = false;
  shown = url;
  for (const listener of listeners) listener();
}

/** Calls the listener for each location that is shown. Returns a function that ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens an address of the site; without the Navigation API, the browser loads it. */
export function navigate(to: string, { replace = false } = {}): void {
  if (!window.navigation) return location[replace ? 'replace' : 'assign'](to);
  const { committed, finished } = navigation.navigate(to, { history: replace ? 'replace' : 'auto' });
  // They reject when a newer navigation starts.
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

/** wouter's location hook. The prerenderer gives the location as `ssrPath` and `ssrSearch`. */
export const useNavigationLocation = ({ ssrPath }: { ssrPath?: string } = {}): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => ssrPath ?? shown.pathname),
  navigate,
];

useNavigationLocation.searchHook = ({ ssrSearch }: { ssrSearch?: string } = {}): string =>
  useSyncExternalStore(subscribe, () => ssrSearch ?? shown.search);
