import { makeWay } from './make-way';
import { urgencyText } from './ui/urgency';

/**
 * The little that a page's own HTML needs of script; all else on it is tags. Runs for prerendered pages, whose
 * components never run in the browser, and for pages that script has made.
 * @param kept whether the page is the prerendered HTML
 */
export function enliven(page: HTMLElement, { kept }: { kept: boolean }): void {
  for (const place of page.querySelectorAll('.urgency span')) place.textContent = urgencyText(new Date());
  for (const image of page.querySelectorAll('img')) {
    const hero = image.closest('.hero-picture');
    if (hero) watchHero(hero, image, kept);
    else if (kept) onFailure(image, () => tryOnce(image));
  }
  const help = page.querySelector<HTMLElement>('.contact-help');
  if (help) makeWay(help, page.querySelector('cat-contact')!);
}

/** A prerendered hero picture is simply there, one that script inserts fades in; a failed one leaves its surface. */
function watchHero(hero: Element, image: HTMLImageElement, kept: boolean): void {
  if (!kept && !image.complete) {
    image.dataset.state = 'loading';
    image.addEventListener('load', () => (image.dataset.state = 'shown'), { once: true });
  }
  onFailure(image, () => {
    console.error(`Failed to load image ${image.currentSrc}`);
    hero.replaceChildren(...(image.alt ? [stand(image.alt)] : []));
  });
}

/** A failed picture is asked for once more as WebP; then an even surface takes its place. The same as `Picture` does. */
function tryOnce(image: HTMLImageElement): void {
  const webp = image.currentSrc.replace(/\.\w+$/, '.webp');
  for (const source of image.parentElement!.querySelectorAll('source')) source.remove();
  image.removeAttribute('srcset');
  image.addEventListener('error', () => image.parentElement!.replaceWith(stand(image.alt, image.className)), {
    once: true,
  });
  image.src = webp;
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
