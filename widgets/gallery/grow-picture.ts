import { canTransition, isMoving, setMoving, viewTransition } from '../kit/ui/view-transition';

/**
 * Shows the small picture's file in the large one until that has loaded and, on our site, starts at its position.
 * @param large a figure in a dialog that is not shown yet: style reads are slow after that
 * @param small a link around an image
 * @returns starts the transition after the first paint; pass false if the dialog has been closed
 */
export function growPicture(
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
  // One assignment is faster than several.
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
