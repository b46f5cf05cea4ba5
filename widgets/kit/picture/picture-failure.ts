import type * as Mending from './mend-picture';

/** Ways that mend-picture.ts offers to replace a failed image. */
export type Ways = typeof Mending;

/** Puts something in the place of a failed image. */
export type OnFailure = (image: HTMLImageElement, ways: Ways) => void;

/**
 * Watches the pictures below an element. One that fails is asked for once more as plain WebP; `act` hears of it when
 * that fails, too. Failures from before the call count: a prerendered picture may fail before any script runs. All
 * that mends is fetched at the first failure; where it does not come, the image's words stay.
 * @param place one listener here hears of all pictures, also of those that come later
 * @param first receives an image that failed, with all its addresses, which the second try takes from it
 * @returns what ends the watch
 */
export function onPictureFailure(
  place: Element,
  act: OnFailure,
  first?: (image: HTMLImageElement) => void,
): () => void {
  const fail = (image: HTMLImageElement) => {
    first?.(image);
    import('./mend-picture').then(
      (ways) => ways.mendPicture(image, () => act(image, ways)),
      () => undefined,
    );
  };
  const hear = ({ target }: Event) => fail(target as HTMLImageElement);
  for (const image of place.querySelectorAll('img'))
    if (image.complete && !image.naturalWidth && image.currentSrc) fail(image);
  // An image's `error` does not bubble.
  place.addEventListener('error', hear, true);
  return () => place.removeEventListener('error', hear, true);
}
