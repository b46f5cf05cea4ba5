/* Functions that the loader calls on few pages: a chunk of its own. */
import { closestElement, INTERNAL_ATTRIBUTES } from '../model/closest-match';

/** Hosts: partners who misspell an element. Warns, with the closest known one, if there is one. */
export function suggestElement(tag: string, tags: object): void {
  const meant = closestElement(tag, Object.keys(tags));
  if (meant && !customElements.get(tag)) console.warn(`[cat] ${tag}: is it ${meant}?`);
}

/** Attributes of every element that a `div` can hand over: inert ones only. */
const GLOBAL_ATTRIBUTES = ['class', 'id', 'lang', 'style'];

/**
 * Hosts: editors that remove unknown elements. Replaces a `div` by the element after its definition has loaded. Copies
 * only known attributes, because the `div` may come from a comment that passed a sanitizer.
 * @param div `<div data-cat="tour-list" data-partner="larkspur">` with links inside
 */
export async function upgradeDiv(div: Element, tag: string, load: (tag: string) => void): Promise<void> {
  if (div.getAttribute('data-loading') === 'lazy') await whenNear(div);
  load(tag);
  await customElements.whenDefined(tag);
  if (!div.isConnected) return;
  const element = document.createElement(tag);
  const { observedAttributes } = element.constructor as unknown as { observedAttributes: string[] };
  const copy = (name: string, source = name) => {
    const value = div.getAttribute(source);
    if (value !== null) element.setAttribute(name, value);
  };
  for (const name of [...observedAttributes, 'lang'])
    if (!INTERNAL_ATTRIBUTES.includes(name)) copy(name, `data-${name}`);
  for (const name of GLOBAL_ATTRIBUTES) copy(name);
  const links = document.createElement('span');
  links.slot = 'fallback';
  links.append(...div.childNodes);
  element.append(links);
  div.replaceWith(element);
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
