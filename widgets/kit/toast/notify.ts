import type { Toast } from './show-toast';

/** Loads the code of toasts early, because the network may be gone when one is needed. */
export function prepareToasts(): void {
  import('./show-toast').catch(() => undefined);
}

/**
 * Loads the code of toasts and shows one.
 * @param onFailure runs where that fails: the widget itself says the same
 */
export function notify(toast: Toast, onFailure?: () => void): void {
  void import('./show-toast').then(({ showToast }) => showToast(toast), onFailure ?? (() => undefined));
}
