import { navigate } from 'wouter/use-browser-location';

/**
 * Shows another address of ours without a reload. Browsers limit how often the history may be written; past that the
 * page is loaded as any other.
 * @param replace puts it in the place of the current entry of the history
 */
export function setAddress(to: string, replace: boolean): void {
  try {
    navigate(to, { replace });
  } catch {
    location[replace ? 'replace' : 'assign'](to);
  }
}
