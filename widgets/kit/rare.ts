/*
 * Functions for the loader to call that few pages of others need: a chunk of its own, so that the rest do not download
 * it.
 */
import { closestElement } from './model/closest-match';
import { INTERNAL_ATTRIBUTES } from './model/internal-attributes';

/** Tells the owner of a page which of our tags a misspelt one may be; tags that are like none are somebody else's. */
export function suggest(tag: string, tags: object): void {
  const meant = closestElement(tag, Object.keys(tags));
  if (meant && !customElements.get(tag)) console.warn(`[cat] ${tag}: is it ${meant}?`);
}

/** Attributes of every element that a `div` can hand over: inert ones only. */
const GLOBAL_ATTRIBUTES = ['class', 'id', 'lang', 'style'];

/**
 * Replaces a `div` by the element that it stands for, after the definition is there. The `div` may come from a comment
 * that a sanitizer has let through with its `data-*`: copies nothing but known attributes.
 * @param place `<div data-cat="tour-list" data-partner="larkspur">` with links inside
 */
export async function standIn(place: Element, tag: string, load: (tag: string) => void): Promise<void> {
  if (place.getAttribute('data-loading') === 'lazy') await whenNear(place);
  load(tag);
  await customElements.whenDefined(tag);
  if (!place.isConnected) return;
  const element = document.createElement(tag);
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] };
  const copy = (name: string, source = name) => {
    const value = place.getAttribute(source);
    if (value !== null) element.setAttribute(name, value);
  };
  for (const name of [...observedAttributes, 'lang'])
    if (!INTERNAL_ATTRIBUTES.includes(name)) copy(name, `data-${name}`);
  for (const name of GLOBAL_ATTRIBUTES) copy(name);
  const links = document.createElement('span');
  links.slot = 'fallback';
  links.append(...place.childNodes);
  element.append(links);
  place.replaceWith(element);
}

/** Resolves when an element is near the window, as the loader sees it. */
const whenNear = (element: Element) =>
  new Promise<void>((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        resolve();
      },
      { rootMargin: '400px' },
    );
    near.observe(element);
  });

/** Checks the page for its owner: the loader only knows that the word is in the address (`?product=cat-checkout-bag`). */
export async function check(): Promise<void> {
  if (!new URLSearchParams(location.search).has('cat-check')) return;
  const { report } = await import('./check/report');
  await report();
}
