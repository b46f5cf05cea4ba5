/**
 * Fetches code that comes late. When that fails, a cancelable `preload-error` event is fired on the window with the
 * error as its `detail`, so that a page may act (say, reload after a deploy).
 * @throws the error, unless a listener prevented the default: then the result never comes
 */
export function preload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    if (dispatchEvent(event)) throw error;
    return new Promise<never>(() => {});
  });
}
