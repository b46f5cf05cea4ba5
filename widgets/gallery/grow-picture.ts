import { canTransition, isMoving, setMoving, viewTransition } from '../kit/ui/view-transition';

/**
 * Begins a large picture with what the small one has: its file, until the large one has come, and on our site its
 * place.
 * @param large a figure in a dialog as large as the window, not shown yet: each style read after it is shown costs
 *   the answer to the press
 * @param small a link around an image
 * @param place where in the window the small one is
 * @returns lets it grow from there, once it has been painted, for a transition takes the browser's time; told false
 *   if it is not shown any more
 */
export function startTransition(
  ownSite: boolean,
  large: HTMLElement,
  small: HTMLElement,
  { left, top, width, height }: DOMRect,
): (shown: boolean) => Promise<void> {
  const { style } = large;
  const image = small.querySelector('img');
  if (image?.naturalWidth) style.background = `center / cover url("${image.currentSrc}")`;
  if (!canTransition(ownSite)) return async () => undefined;
  const full = style.cssText;
  const dialog = large.closest('dialog')!;
  dialog.toggleAttribute('data-grows', true);
  // In one go: each property set alone costs the answer.
  style.cssText += `;inset: auto; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
    aspect-ratio: auto; margin: 0; border-width: 0`;
  setMoving(large);
  return async (shown) => {
    const change = async () => {
      dialog.toggleAttribute('data-grows', false);
      style.cssText = full;
      return large;
    };
    await (shown && isMoving(large) ? viewTransition(ownSite, large, change) : change());
  };
}
