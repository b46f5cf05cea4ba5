const KEY = 'reserve-bar-dismissed';

export const DISMISSAL_MS = 24 * 60 * 60 * 1000;

/** True if the bar was dismissed less than 24 hours ago. Invalid or future times do not count. */
export function isDismissed(): boolean {
  try {
    const age = Date.now() - Number(localStorage.getItem(KEY) ?? Number.NaN);
    return age >= 0 && age < DISMISSAL_MS;
  } catch {
    // Without storage, a dismissal lasts as long as the page.
    return false;
  }
}

/** Saves the time of dismissal. */
export function saveDismissal(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, see above.
  }
}
