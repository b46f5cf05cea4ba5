/*
 * Functions for the loader to call that few pages of others need: a chunk of its own, so that the rest do not download
 * it.
 */
import { closestMatch } from './model/closest-match';

/** The tag that a mistyped one most likely means: `cat-tourlist` and `cat-tours` are `cat-tour-list`. */
function closestTag(tag: string, tags: readonly string[]): string | undefined {
  const [word, ...names] = [tag, ...tags].map((name) => name.replace('cat-', '')) as [string, ...string[]];
  const stem = word.replace(/s$/, '');
  const name =
    closestMatch(word, names, Math.max(1, word.length / 3)) ??
    names.find((one) => stem.length > 2 && one.includes(stem));
  return name && `cat-${name}`;
}

/** Tells the owner of a page which of our tags a misspelt one may be; tags that are like none are somebody else's. */
export function suggest(tag: string, tags: object): void {
  const meant = closestTag(tag, Object.keys(tags));
  if (meant && !customElements.get(tag)) console.warn(`[cat] ${tag}: is it ${meant}?`);
}

/**
 * Puts the tag in the place of a `div` that stands in for it, where an editor takes out tags that it does not know.
 * @param place `<div data-cat="tour-list" data-partner="larkspur">` with links inside
 */
export function standIn(place: Element): void {
  const tag = document.createElement(`cat-${place.getAttribute('data-cat')}`);
  for (const { name, value } of place.attributes)
    if (name !== 'data-cat') tag.setAttribute(name.replace('data-', ''), value);
  const links = document.createElement('span');
  links.slot = 'fallback';
  links.append(...place.childNodes);
  tag.append(links);
  place.replaceWith(tag);
}

/**
 * Shows the owner of a page how our tags on it are, once they have had the time to come. The loader looks no closer than
 * whether the word is in the address: `?product=cat-checkout-bag` is a shop's.
 */
export async function check(tags: object): Promise<void> {
  if (!new URLSearchParams(location.search).has('cat-check')) return;
  const { report } = await import('./check/report');
  await report(Object.keys(tags));
}
