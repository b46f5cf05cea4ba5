import type { Toast } from './show-toast';

/** Fetches what shows notices, for the moment when there may be no network. */
export function prepareToasts(): void {
  import('./show-toast').catch(() => undefined);
}

/**
 * Shows a notice above everything else. Its code is fetched now.
 * @param onFailure runs where that fails: the widget itself says the same
 */
export function notify(toast: Toast, onFailure?: () => void): void {
  void import('./show-toast').then(({ showToast }) => showToast(toast), onFailure ?? (() => undefined));
}
