/**
 * Retries or replaces pictures of a root that fail, also those that are added later and those that failed before the
 * call. A second call for the same root changes nothing.
 */
export function watchPictures(root: Element): void {
  // The `error` event of an image does not bubble.
  root.addEventListener('error', onError, true);
  for (const image of root.querySelectorAll('img'))
    if (image.complete && !image.naturalWidth && image.currentSrc) handleFailure(image);
}

const onError = ({ target }: Event) => handleFailure(target as HTMLImageElement);

/** Loads the fallback code at the first failure; without it, the image's alternative text stays. */
function handleFailure(image: HTMLImageElement): void {
  import('./picture-fallback').then(
    ({ handlePictureFailure }) => handlePictureFailure(image),
    () => undefined,
  );
}
