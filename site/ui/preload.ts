/**
 * Loads code on demand. On failure it fires a cancelable `preload-error` event on window with the error as `detail`,
 * so that a page can react, for example reload after a deploy.
 * @throws the error, unless a listener prevented the default: then the promise never settles
 */
export function preload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    if (dispatchEvent(event)) throw error;
    return new Promise<never>(() => {});
  });
}
