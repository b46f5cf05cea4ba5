/** Returns the element that a fragment names, if it can be decoded. */
function byId(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls to the fragment's element, else to the top, at once. */
export function scrollToTarget(hash: string): void {
  const target = byId(hash);
  target?.closest('details')?.setAttribute('open', '');
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Opens the fragment's folded answer, which older browsers do not, or scrolls to the FAQ element, which opens the
 * fragment's question: browsers find no ids in shadow roots.
 */
export function revealFragment(hash = location.hash): void {
  if (byId(hash)?.closest('details:not([open])')) scrollToTarget(hash);
  if (hash.startsWith('#faq-') && !byId(hash))
    document.querySelector('cat-faq')?.scrollIntoView({ behavior: 'instant' });
}

/** Moves the focus to the fragment's element, else to the heading, so that screen readers start there. */
export function moveFocus(hash: string): void {
  const main = document.querySelector<HTMLElement>('#main');
  const named = byId(hash);
  const target =
    named?.querySelector<HTMLElement>('h2, h3') ?? named ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
