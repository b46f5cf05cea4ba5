/**
 * Makes a change above an element without moving it, where it is in view or has been passed. The browser does so by
 * itself, but not in a frame in which somebody scrolls.
 */
export function holdPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  if (top < innerHeight) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
