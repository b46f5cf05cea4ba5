/** Calls back when the page becomes visible or returns from the back/forward cache. Returns a function that stops it. */
export function onPageVisible(callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('visibilitychange', () => document.hidden || callback(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal });
  return () => end.abort();
}
