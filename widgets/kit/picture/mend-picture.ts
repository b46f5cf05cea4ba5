import { fileUrl } from '../element/links';
import { warnOnce } from '../element/warn-once';
import { plainFile } from '../model/picture';

/** Number of failures of an image. */
const failures = new WeakMap<Element, number>();

/** Replacements of a failed picture, by its `data-fallback`, which may also be the address of a drawing. */
const ways: Readonly<Record<string, (image: HTMLImageElement) => unknown>> = {
  surface: showSurface,
  /** A surface; the console tells of it. */
  logged(image) {
    console.error(`Failed to load image ${image.currentSrc}`);
    showSurface(image);
  },
  /** The drawing for a tour's or story's picture. Until it has come, and where it does not come, a surface is there. */
  async placeholder(image) {
    const host = { home: tagOf(image)?.home ?? true };
    const surface = showSurface(image);
    const drawing = await import('#content/picture/placeholder/tour').catch(() => undefined);
    if (drawing) showDrawing(image, fileUrl(plainFile(drawing.picture), host), surface);
  },
  /** The name of what it stands for, in type; the console tells of it. */
  name(image) {
    const words = document.createElement('span');
    words.className = 'picture-name';
    words.textContent = warnOfNamed(image);
    replaceImage(image, words);
  },
  /** Nothing, where the name is in type beside it; the console tells of it. */
  nothing(image) {
    warnOfNamed(image);
    replaceImage(image, document.createElement('span'));
  },
};

/** Tells the console of a picture that stands for something with a name, and returns the name. */
function warnOfNamed(image: HTMLImageElement): string {
  const { name = '' } = image.closest<HTMLElement>('[data-name]')!.dataset;
  warnOnce(tagOf(image)!.localName, `Failed to load image for ${name}`);
  return name;
}

/** Asks for a failed picture once more, as plain WebP; at its second failure something takes its place. */
export function mendPicture(image: HTMLImageElement): void {
  const before = failures.get(image) ?? 0;
  // It has left the page; or it is the event of a failure that was found without it.
  if (!image.isConnected || (before && !image.complete)) return;
  failures.set(image, before + 1);
  const { fallback = 'surface' } = image.dataset;
  if (!before) retry(image);
  else if (before > 1) showSurface(image);
  else if (ways[fallback]) ways[fallback](image);
  else showDrawing(image, fallback, image);
}

/** All addresses are put aside: the large view of a small picture still needs them, see `written`. */
function retry(image: HTMLImageElement): void {
  const sources = image.parentElement!.querySelectorAll('source');
  const { content } = image.parentElement!.appendChild(document.createElement('template'));
  // In the template's own document, where nothing is fetched.
  for (const part of [...sources, image]) content.append(content.ownerDocument.importNode(part));
  for (const source of sources) source.remove();
  image.removeAttribute('srcset');
  image.src = image.src.replace(/\.\w+$/, '.webp');
}

/** Puts an even surface in a failed picture's place, with the same name for a screen reader, and returns it. */
function showSurface(image: HTMLImageElement): Element {
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
function showDrawing({ alt, className }: HTMLImageElement, src: string, place: Element): void {
  const drawing = Object.assign(new Image(), { className, alt, src });
  failures.set(drawing, 2);
  replaceImage(place, drawing);
}

/** Puts an element in the place of a failed image, or of what has already taken it, and returns it. */
function replaceImage(image: Element, by: Element): Element {
  // An image that leaves its `picture` is fetched once more.
  image.removeAttribute('src');
  image.replaceWith(by);
  return by;
}

/** The tag that an image is inside of; a page of our own is none. */
const tagOf = (image: Element) =>
  (image.getRootNode() as Partial<ShadowRoot>).host as (Element & { home: boolean }) | undefined;
