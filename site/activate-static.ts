import { middleWidth, pictureFile } from '../widgets/kit/model/picture';
import { avoidOverlap } from './layout/avoid-overlap';
import { today } from './today';
import { urgencyText } from './ui/tour/urgency';

/**
 * The little that a page's own HTML needs of script; all else on it is tags. Runs for prerendered pages, whose
 * components never run in the browser, and for pages that script has made.
 * @param isStatic whether the page is the prerendered HTML
 * @returns what to do when the page goes
 */
export function activateStatic(
  page: HTMLElement,
  { isStatic }: { isStatic: boolean },
): (() => void) | undefined {
  for (const place of page.querySelectorAll('.urgency span')) place.textContent = urgencyText(today());
  for (const image of page.querySelectorAll('img')) {
    const hero = image.closest('.hero-picture');
    if (hero) watchHero(hero, image, isStatic);
    else if (isStatic) onFailure(image, () => tryOnce(image));
  }
  const help = page.querySelector<HTMLElement>('.contact-help');
  return help ? avoidOverlap(help, page.querySelector('cat-contact')!) : undefined;
}

/** A prerendered hero picture is simply there, one that script inserts fades in; a failed one leaves its surface. */
function watchHero(hero: Element, image: HTMLImageElement, isStatic: boolean): void {
  if (!isStatic && !image.complete) {
    image.dataset.state = 'loading';
    image.addEventListener('load', () => (image.dataset.state = 'shown'), { once: true });
  }
  onFailure(image, () => {
    console.error(`Failed to load image ${image.currentSrc}`);
    hero.replaceChildren(...(image.alt ? [stand(image.alt)] : []));
  });
}

/**
 * A failed picture is asked for once more as WebP; then an even surface takes its place, and over a story's that the
 * drawing for it. The same as `Picture` and `Placeholder` do.
 */
function tryOnce(image: HTMLImageElement): void {
  const { alt, className, parentElement } = image;
  const webp = image.currentSrc.replace(/\.\w+$/, '.webp');
  for (const source of parentElement!.querySelectorAll('source')) source.remove();
  image.removeAttribute('srcset');
  const giveUp = () => {
    const surface = stand(alt, className);
    parentElement!.replaceWith(surface);
    if (className === 'post-shot') draw(surface, alt).catch(() => undefined); // The surface stays.
  };
  image.addEventListener('error', giveUp, { once: true });
  image.src = webp;
}

/** The drawing comes only when a picture failed; if it does not, the surface stays. */
async function draw(surface: Element, alt: string): Promise<void> {
  const { picture } = await import('#content/picture/placeholder/tour');
  const { width, height, endings } = picture;
  const image = Object.assign(new Image(width, height), { className: surface.className, alt });
  image.addEventListener('error', () => image.replaceWith(surface), { once: true });
  image.classList.remove('picture-gone');
  image.src = pictureFile(picture, middleWidth(picture), endings.at(-1)!);
  surface.replaceWith(image);
}

/** Both events may have come before anything listened. */
function onFailure(image: HTMLImageElement, act: () => void): void {
  if (image.complete && !image.naturalWidth && image.currentSrc) act();
  else image.addEventListener('error', act, { once: true });
}

function stand(alt: string, className = ''): HTMLElement {
  const surface = document.createElement('span');
  surface.className = `picture-gone ${className}`;
  if (alt) {
    surface.setAttribute('role', 'img');
    surface.setAttribute('aria-label', alt);
  }
  return surface;
}
