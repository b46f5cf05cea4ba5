import type { Toast } from './toast';

/** Fetches what shows notices, for the moment when there may be no network. */
export function prepareNotices(): void {
  import('./toast').catch(() => undefined);
}

/** Shows a notice above everything else. Its code is fetched now; without it the widget itself says the same. */
export function notify(toast: Toast): void {
  void import('./toast').then(
    ({ showToast }) => showToast(toast),
    () => undefined,
  );
}
