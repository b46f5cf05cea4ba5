import { fileUrl } from '../element/links';
import { warnOnce } from '../element/warn-once';
import { plainFile } from '../model/picture';

const failures = new WeakMap<Element, number>();

/** Replaces a failed picture, by its `data-fallback`, which may also be the URL of a drawing. */
const fallbacks: Readonly<Record<string, (image: HTMLImageElement) => unknown>> = {
  surface: showSurface,
  logged(image) {
    console.error(`Failed to load image ${image.currentSrc}`);
    showSurface(image);
  },
  /** A drawing; a plain surface until it has loaded. */
  async placeholder(image) {
    const host = { home: elementOf(image)?.home ?? true };
    const surface = showSurface(image);
    const drawing = await import('#content/picture/placeholder/tour').catch(() => undefined);
    if (drawing) showDrawing(image, fileUrl(plainFile(drawing.picture), host), surface);
  },
  name(image) {
    const words = document.createElement('span');
    words.className = 'picture-name';
    words.textContent = warnAboutName(image);
    replaceImage(image, words);
  },
  /** Nothing, because the name is next to it. */
  nothing(image) {
    warnAboutName(image);
    replaceImage(image, document.createElement('span'));
  },
};

/** Warns about a failed picture and returns the name that it shows. */
function warnAboutName(image: HTMLImageElement): string {
  const { name = '' } = image.closest<HTMLElement>('[data-name]')!.dataset;
  warnOnce(elementOf(image)!.localName, `Failed to load image for ${name}`);
  return name;
}

/** Retries a failed picture once, as plain WebP; after a second failure replaces it. */
export function handlePictureFailure(image: HTMLImageElement): void {
  const before = failures.get(image) ?? 0;
  // The event may follow a failure that was already handled.
  if (!image.isConnected || (before && !image.complete)) return;
  failures.set(image, before + 1);
  const { fallback = 'surface' } = image.dataset;
  if (!before) retryImage(image);
  else if (before > 1) showSurface(image);
  else if (fallbacks[fallback]) fallbacks[fallback](image);
  else showDrawing(image, fallback, image);
}

/** Loads the plain WebP file only. */
function retryImage(image: HTMLImageElement): void {
  for (const source of image.parentElement!.querySelectorAll('source')) source.remove();
  image.removeAttribute('srcset');
  image.src = image.src.replace(/\.\w+$/, '.webp');
}

/** Replaces a failed picture by a plain surface with the same accessible name, and returns it. */
function showSurface(image: HTMLImageElement): Element {
  const { alt, className } = image;
  const surface = document.createElement('span');
  surface.className = `picture-gone ${className}`;
  if (alt) {
    surface.setAttribute('role', 'img');
    surface.setAttribute('aria-label', alt);
  }
  return replaceImage(image, surface);
}

/** Replaces the failed image, or its replacement, by a drawing; by a surface if that fails, too. */
function showDrawing({ alt, className }: HTMLImageElement, src: string, replaced: Element): void {
  const drawing = Object.assign(new Image(), { className, alt, src });
  failures.set(drawing, 2);
  replaceImage(replaced, drawing);
}

function replaceImage(image: Element, by: Element): Element {
  // An image that leaves its `picture` would be fetched again.
  image.removeAttribute('src');
  image.replaceWith(by);
  return by;
}

/** Returns the element around an image; undefined on a page of our own site. */
const elementOf = (image: Element) =>
  (image.getRootNode() as Partial<ShadowRoot>).host as (Element & { home: boolean }) | undefined;
