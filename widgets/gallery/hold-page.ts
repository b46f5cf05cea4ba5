/**
 * Keeps the page behind a dialog where it is. On our own site the page itself is locked, with the scroll bar's room
 * kept so that nothing jumps; on a foreign page the dialog only swallows what would scroll, and the page is never
 * touched. Pinching stays the browser's, and once zoomed in, moving about as well.
 * @returns what undoes it
 */
export function holdPage(dialog: HTMLElement, { home }: { home: boolean }): () => void {
  const swallow = (event: WheelEvent) => {
    if (!event.ctrlKey) event.preventDefault();
  };
  const zoom = () => dialog.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > 1);
  dialog.addEventListener('wheel', swallow, { passive: false });
  visualViewport?.addEventListener('resize', zoom);
  zoom();
  const unlock = home ? lock(document.documentElement) : undefined;
  return () => {
    dialog.removeEventListener('wheel', swallow);
    visualViewport?.removeEventListener('resize', zoom);
    unlock?.();
  };
}

function lock(page: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = page.style;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
  };
}
