/**
 * Calls back when the page is visible again, its tab chosen or the page restored from the back/forward cache: what
 * depends on the time may be out of date.
 * @returns a function that stops it
 */
export function onPageVisible(callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('visibilitychange', () => document.hidden || callback(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal });
  return () => end.abort();
}
