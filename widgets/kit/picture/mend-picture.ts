import type { Embed } from '../element/embed-context';
import { fileUrl } from '../element/links';
import { middleWidth, pictureFile, type Picture } from '../model/picture';

type Host = Pick<Embed, 'home'>;

/** Number of failures of an image. */
const failures = new WeakMap<Element, number>();

/** Asks for a failed picture once more, as plain WebP, and lets `act` replace it at its second failure. */
export function mendPicture(image: HTMLImageElement, act: () => void): void {
  const before = failures.get(image) ?? 0;
  // The event of a failure that was found without it.
  if (before && !image.complete) return;
  failures.set(image, before + 1);
  if (!before) retry(image);
  else if (before === 1) act();
  else showSurface(image);
}

function retry(image: HTMLImageElement): void {
  for (const source of image.parentElement!.querySelectorAll('source')) source.remove();
  image.removeAttribute('srcset');
  image.src = image.src.replace(/\.\w+$/, '.webp');
}

/** Puts an even surface in a failed picture's place, with the same name for a screen reader, and returns it. */
export function showSurface(image: HTMLImageElement): Element {
  const { alt, className } = image;
  const surface = document.createElement('span');
  surface.className = `picture-gone ${className}`;
  if (alt) {
    surface.role = 'img';
    surface.ariaLabel = alt;
  }
  return replaceImage(image, surface);
}

/**
 * Puts a drawing in the place of a picture that failed; a surface if that fails, too.
 * @param place the failed image, or what has already taken its place
 */
export function showStandIn(
  image: HTMLImageElement,
  picture: Picture,
  host: Host,
  place: Element = image,
): void {
  const { alt, className } = image;
  const src = fileUrl(pictureFile(picture, middleWidth(picture), picture.endings.at(-1)!), host);
  const standIn = Object.assign(new Image(), { className, alt, src });
  failures.set(standIn, 2);
  replaceImage(place, standIn);
}

/**
 * Puts the drawing for a tour's or story's picture in the place of one that failed. Until it has come, and where it
 * does not come, a surface is there.
 */
export async function showPlaceholder(image: HTMLImageElement, host: Host): Promise<void> {
  const surface = showSurface(image);
  const drawing = await import('#content/picture/placeholder/tour').catch(() => undefined);
  if (drawing) showStandIn(image, drawing.picture, host, surface);
}

/** Puts an element in the place of a failed image, or of what has already taken it, and returns it. */
export function replaceImage(image: Element, by: Element): Element {
  // An image that leaves its `picture` is fetched once more.
  image.removeAttribute('src');
  image.replaceWith(by);
  return by;
}
