/** Placeholder in published snippets. */
export const PARTNER_PLACEHOLDER = 'your-short-name';

/** Removes the quotation marks of word processors and mail programs. */
export const unquote = (text: string): string =>
  text.trim().replace(/^[\p{QMark}′″](.*)[\p{QMark}′″]$/u, '$1');

export const isPlaceholder = (text: string): boolean => unquote(text).toLowerCase() === PARTNER_PLACEHOLDER;

/** Returns a valid affiliate short name (up to 64 letters, digits and hyphens), else undefined. */
export function readShortName(text: string): string | undefined {
  const [name] = /^(?=.*[a-z\d])[a-z\d-]{1,64}$/i.exec(unquote(text)) ?? [];
  return name && !isPlaceholder(name) ? name : undefined;
}
