/* Functions that the loader calls on few pages: a chunk of its own. */
import { closestElement, INTERNAL_ATTRIBUTES } from './closest-match';
import { isSnippetDiv } from './element-options';

/** Origin of our site, from this file's address: the settings are missing if no element has loaded. */
const SITE = new URL(import.meta.url).origin;

/** Hosts: partners who misspell an element. Warns, unless the name is far from all of `tags`: then it is the page's own. */
export function warnUnknownElement(tag: string, tags: object): void {
  if (closestElement(tag, Object.keys(tags)) && !customElements.get(tag))
    console.warn(`[cat] ${tag}: unknown tag, see ?cat-check`);
}

/** Attributes that a `div` does not hand over. */
const WITHHELD = [...INTERNAL_ATTRIBUTES, 'take-focus'];

/**
 * Hosts: editors that remove unknown elements. Puts the element into a `div` after its definition has loaded; the `div`
 * stays, because a framework may own it. Copies only known attributes, because the `div` may come from a comment that
 * passed a sanitizer.
 * @param div `<div data-cat="tour-list" data-partner="larkspur">` with links inside
 */
export async function fillDiv(div: Element, tag: string, load: (tag: string) => void): Promise<void> {
  if (!isSnippetDiv(div, SITE)) return;
  if (div.getAttribute('data-loading') === 'lazy') await whenNear(div);
  load(tag);
  await customElements.whenDefined(tag);
  // The loader finds it a second time while the definition loads.
  if (!div.matches('[data-cat]')) return;
  div.removeAttribute('data-cat');
  const element = document.createElement(tag);
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] };
  for (const name of [...observedAttributes, 'lang']) {
    const value = div.getAttribute(`data-${name}`);
    if (value !== null && !WITHHELD.includes(name)) element.setAttribute(name, value);
  }
  const links = document.createElement('span');
  links.slot = 'fallback';
  links.append(...div.childNodes);
  element.append(links);
  div.replaceChildren(element);
}

/** Resolves when an element is near the viewport, with the loader's margin. */
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

/** Checks the page for its owner. The loader calls this if `cat-check` is anywhere in the URL. */
export async function check(): Promise<void> {
  if (!new URLSearchParams(location.search).has('cat-check')) return;
  const { report } = await import('../check/report');
  await report();
}
