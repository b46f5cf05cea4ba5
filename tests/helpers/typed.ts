import fc from 'fast-check';

/** Code points that cannot be seen, one by one: the oracle knows them by name, the product by ranges. */
const INVISIBLE = new Set(
  [
    ...Array.from({ length: 32 }, (_, code) => code),
    ...Array.from({ length: 33 }, (_, index) => 0x7f + index),
    0x20,
    0xa0,
    0xad,
    0x34f,
    0x61c,
    0x115f,
    0x1160,
    0x1680,
    0x180e,
    0x2028,
    0x2029,
    0x202f,
    0x205f,
    ...Array.from({ length: 16 }, (_, index) => 0x2000 + index),
    ...Array.from({ length: 5 }, (_, index) => 0x202a + index),
    ...Array.from({ length: 16 }, (_, index) => 0x2060 + index),
    0x2800,
    0x3000,
    0x3164,
    0xfeff,
    0xffa0,
  ].map((code) => String.fromCodePoint(code)),
);

/** Returns how many characters a person counts: from the first to the last that can be seen. */
export function visibleLength(text: string): number {
  const characters = Array.from(text);
  while (characters.length && INVISIBLE.has(characters[0]!)) characters.shift();
  while (characters.length && INVISIBLE.has(characters.at(-1)!)) characters.pop();
  return characters.length;
}

const piece = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '😺',
    '👩‍🚀',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'é',
    'e\u0301',
    'שלום',
    'سلام',
    '\u202eabc\u202c',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u3164',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '<',
    '>',
    '<script>alert(1)</script>',
    '&amp;',
    '"',
    "'",
    '\0',
    '\ud800',
    'ß',
    '名前',
  ),
  fc.integer({ min: 1, max: 1200 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 600 }).map((length) => '🐈'.repeat(length)),
);

/** Texts as people, and machines, type them: every script, emoji, what cannot be seen, markup, and a lot of it. */
export const typed = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** Texts whose length lies around a limit. */
export const around = (limit: number) =>
  fc
    .tuple(
      fc.integer({ min: Math.max(0, limit - 2), max: limit + 2 }),
      fc.constantFrom('a', 'é', '😺', 'ש', '名'),
      fc.constantFrom('', ' ', '\u200b', '\n\n'),
    )
    .map(([length, character, edge]) => edge + character.repeat(length) + edge);
