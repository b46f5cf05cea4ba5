/**
 * Measure of what people type. White space and characters without any mark (zero-width and direction characters,
 * blank letters) count for nothing at the ends of a text, so that a name of such characters is no name.
 */
const SHOWN =
  '[^\\s\\p{Cc}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0]';
const FROM_FIRST_TO_LAST = new RegExp(`${SHOWN}(?:[^]*${SHOWN})?`, 'u');

/** The text from its first to its last visible character. */
export const trimmed = (text: string): string => FROM_FIRST_TO_LAST.exec(text)?.[0] ?? '';

/** The same as one line: white space and control characters inside become single spaces. */
export const oneLine = (text: string): string => trimmed(text).replace(/[\s\p{Cc}]+/gu, ' ');

/** Returns the number of characters that a visitor would count: not UTF-16 units, of which most emoji take two. */
export const count = (text: string): number => [...trimmed(text)].length;

// As the HTML standard has it, but open to letters of every language, closed to characters that cannot be seen, and
// with a dot in the domain.
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const LABEL = `${LETTER}(?:[\\p{L}\\p{M}\\p{N}-]*${LETTER})?`;
let address: RegExp | undefined;
/** Made when the first address is looked at: the sets of all letters take a slow phone 15 ms. */
const addressPattern = () =>
  (address ??= new RegExp(`^[^\\s\\p{C}@"(),:;<>[\\]\\\\]+@(?:${LABEL}\\.)+${LABEL}$`, 'u'));

/** Tells whether a text has the shape of an e-mail address, however long it is. */
export const isEmail = (text: string): boolean => addressPattern().test(text);
