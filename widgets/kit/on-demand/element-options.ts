/** An attribute that partners choose. */
export interface ElementOption {
  name: string;
  text: string;
  kind: 'flag' | 'number' | 'words' | 'list' | 'text';
  /** Of `words` and `list`. */
  values?: readonly string[];
  fallback?: string;
  /** Initial value in the builder, if not the default. */
  start?: string;
  min?: number;
  max?: number;
}

/** An element with these attributes. */
export interface ElementOptions {
  tag: string;
  text: string;
  /** Path of the script with the loader and this element inside, if there is one. */
  script?: string;
  options: readonly ElementOption[];
}

export function isValue(
  { kind, values = [], min = -Infinity, max = Infinity }: ElementOption,
  value: string,
): boolean {
  if (kind === 'flag') return value === 'true';
  if (kind === 'words') return values.includes(value);
  if (kind === 'list') return value.split(/[\s,]+/).every((one) => !one || values.includes(one));
  return kind === 'text' || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max);
}

/** True if an element works in a frame; a link to a section of the host page does not. */
export const isFramable = (tag: string): boolean => tag !== 'cat-help-button';

/**
 * True if an element is a `div` of our snippets: it names a partner or links to our site. Pages use `data-cat` for
 * categories of their own.
 * @param site origin of our site
 */
export const isSnippetDiv = (element: Element, site: string): boolean =>
  element.localName === 'div' &&
  (element.hasAttribute('data-partner') ||
    [...element.querySelectorAll('a')].some(({ origin }) => origin === site));
