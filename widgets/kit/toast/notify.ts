import type { Toast } from './show-toast';

/** Loads the code of toasts early, because the network may be gone when one is needed. */
export function prepareToasts(): void {
  import('./show-toast').catch(() => undefined);
}

/** Loads the code of toasts and shows one. The callback runs if that fails. */
export function notify(toast: Toast, onFailure: () => void = () => undefined): void {
  void import('./show-toast').then(({ showToast }) => showToast(toast)).catch(onFailure);
}
