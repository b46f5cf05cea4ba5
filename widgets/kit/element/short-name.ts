/** Stands in published snippets where a partner puts the own short name, everywhere it occurs. */
export const PARTNER_PLACEHOLDER = 'your-short-name';

/** Returns a text without the quotation marks that a word processor or a mail program has put around it. */
export const unquote = (text: string): string =>
  text.trim().replace(/^[\p{QMark}′″](.*)[\p{QMark}′″]$/u, '$1');

export const isPlaceholder = (text: string): boolean => unquote(text).toLowerCase() === PARTNER_PLACEHOLDER;

/**
 * Returns the affiliate short name in a text: up to 64 letters, digits and hyphens. Anything else must not reach an
 * address, and neither must the placeholder: for those and for an empty text it returns undefined.
 */
export function readShortName(text: string): string | undefined {
  const [name] = /^(?=.*[a-z\d])[a-z\d-]{1,64}$/i.exec(unquote(text)) ?? [];
  return name && !isPlaceholder(name) ? name : undefined;
}
