/**
 * Keeps the page behind a dialog where it is: the dialog swallows what would scroll. Pinching stays the browser's,
 * and once zoomed in, moving about as well.
 * @returns what undoes it
 */
export function lockScroll(dialog: HTMLElement): () => void {
  const swallow = (event: WheelEvent) => {
    if (!event.ctrlKey) event.preventDefault();
  };
  const zoom = () => dialog.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > 1);
  dialog.addEventListener('wheel', swallow, { passive: false });
  visualViewport?.addEventListener('resize', zoom);
  zoom();
  return () => {
    dialog.removeEventListener('wheel', swallow);
    visualViewport?.removeEventListener('resize', zoom);
  };
}

/**
 * Keeps the page from being scrolled by anything, with its scroll bar's room kept so that nothing jumps. For our own
 * site only: a foreign page is never touched.
 * @returns what undoes it
 */
export function lockPageScroll(): () => void {
  const page = document.documentElement;
  const { overflow, scrollbarGutter } = page.style;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
  };
}
