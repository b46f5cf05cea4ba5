const KEY = 'reserve-bar-dismissed';

/** Milliseconds that a dismissal lasts. */
export const DISMISSED_FOR = 24 * 60 * 60 * 1000;

/** The part of `localStorage` that is used. Where storage is denied, reading the property itself throws. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>;
const browserStore: Store = () => localStorage;

/**
 * Tells whether the bar was dismissed less than 24 hours ago. A time that is not a number or lies in the future, from a
 * clock that was wrong, does not count.
 * @param now milliseconds since 1970
 */
export function isDismissed(now: number = Date.now(), store: Store = browserStore): boolean {
  try {
    const age = now - Number(store().getItem(KEY) ?? Number.NaN);
    return age >= 0 && age < DISMISSED_FOR;
  } catch {
    // No storage: the bar shows, and closing it lasts as long as the page.
    return false;
  }
}

/** Remembers that the bar was dismissed now. */
export function rememberDismissal(now: number = Date.now(), store: Store = browserStore): void {
  try {
    store().setItem(KEY, String(now));
  } catch {
    // No storage, or a full one: see above.
  }
}
