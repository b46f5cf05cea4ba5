/**
 * Characters of each file. The preloaded files hold what English text needs; what they lack is
 * fetched when a page uses it.
 */
const LETTERS_AND_FIGURES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Space, no-break space, soft hyphen, thin space. They weigh nothing and must never fetch a file. */
const SPACES = ' \u00a0\u00ad\u2009';

/** Headlines, numerals, quotes. */
export const displayCore = `${LETTERS_AND_FIGURES}${SPACES}!"#$%&'()*+,-./:;=?@©·×éíâ–—‘’“”…`;

/** Running text, labels, mail addresses. */
export const textCore = `${LETTERS_AND_FIGURES}${SPACES}!"#$%&'()*+,-./:;<=>?@[]_|©«°·»½×áâçèéêëíñóôöúü–—‘’“”•…′″™−`;

/** European letters outside Latin-1: Latin Extended-A, Romanian comma letters, the capital sharp s. */
const EXTENDED: [first: number, last: number][] = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];

export const isExtended = (code: number): boolean =>
  EXTENDED.some(([first, last]) => code >= first && code <= last);

export const codesOf = (text: string): number[] =>
  [...text].map((character) => character.codePointAt(0) ?? 0);

/**
 * Ascending code points as a CSS `unicode-range`, runs folded: `U+41-43, U+E9`.
 * @param isFree whether a character between two runs may be declared with them; such a range is shorter
 */
export function unicodeRange(codes: number[], isFree: (code: number) => boolean = () => false): string {
  const sorted = [...new Set(codes)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  const follows = (last: number, code: number): boolean =>
    last + 1 === code || (isFree(last + 1) && follows(last + 1, code));
  for (const code of sorted) {
    const run = runs.at(-1);
    if (run && follows(run[1], code)) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
