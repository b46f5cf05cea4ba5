/** Returns the element that a fragment names; one that cannot be decoded names none. */
function byId(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls to what the fragment names, else to the top, at once. */
export function scrollToTarget(hash: string): void {
  const target = byId(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls to the element of the questions, which opens the one that a fragment names: browsers find no ids in shadow roots. */
export function revealFragment(hash = location.hash): void {
  if (hash.startsWith('#faq-') && !byId(hash))
    document.querySelector('cat-faq')?.scrollIntoView({ behavior: 'instant' });
}

/** Moves the focus to what the fragment names, else to the page's heading, so that screen readers start there. */
export function moveFocus(hash: string): void {
  const main = document.querySelector<HTMLElement>('#main');
  const target = byId(hash) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
