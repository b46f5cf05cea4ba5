/**
 * Watches all pictures of a root, a page of ours or the inside of a tag, with one listener, also those that come later.
 * One that fails is asked for once more as plain WebP; what takes its place when that fails, too, its `data-fallback`
 * says. Failures from before the call count: a prerendered picture may fail before any script runs. All that mends is
 * fetched at the first failure; where it does not come, the image's words stay. A second call for a root changes nothing.
 */
export function watchPictures(root: Element): void {
  // An image's `error` does not bubble.
  root.addEventListener('error', hear, true);
  for (const image of root.querySelectorAll('img'))
    if (image.complete && !image.naturalWidth && image.currentSrc) mend(image);
}

const hear = ({ target }: Event) => mend(target as HTMLImageElement);

function mend(image: HTMLImageElement): void {
  import('./picture/mend-picture').then(
    ({ mendPicture }) => mendPicture(image),
    () => undefined,
  );
}
