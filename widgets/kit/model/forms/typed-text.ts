/** A visible character: no white space, zero-width or direction character, blank letter. */
const SHOWN =
  '[^\\s\\p{Cc}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0]';
const FROM_FIRST_TO_LAST = new RegExp(`${SHOWN}(?:[^]*${SHOWN})?`, 'u');

/** Returns the text from its first to its last visible character. */
export const trimmed = (text: string): string => FROM_FIRST_TO_LAST.exec(text)?.[0] ?? '';

/** Returns an address or number without invisible characters, and full-width ones of Japanese keyboards as ASCII. */
export const folded = (text: string): string =>
  trimmed(
    text
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{DI}]/gu, '')
      .replaceAll('。', '.'),
  );

/** Returns the trimmed text on one line. */
export const oneLine = (text: string): string => trimmed(text).replace(/[\s\p{Cc}]+/gu, ' ');

/** Returns the number of code points of the trimmed text. */
export const count = (text: string): number => [...trimmed(text)].length;

// As in the HTML standard, with letters of every language and a dot in the domain.
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const LABEL = `${LETTER}(?:[\\p{L}\\p{M}\\p{N}-]*${LETTER})?`;
let address: RegExp | undefined;
/** Created on first use: it takes a slow phone 15 ms. */
const addressPattern = () =>
  (address ??= new RegExp(`^[^\\s\\p{C}@"(),:;<>[\\]\\\\]+@(?:${LABEL}\\.)+${LABEL}$`, 'u'));

/** True if a text has the shape of an e-mail address of any length. */
export const isEmail = (text: string): boolean => addressPattern().test(text);
