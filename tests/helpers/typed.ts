import fc from 'fast-check';

const INVISIBLE = String.raw`[\p{Cc}\p{Z}\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]`;
const edges = new RegExp(`^${INVISIBLE}+|${INVISIBLE}+$`, 'gu');

/** Returns the number of characters from the first visible to the last visible one. */
export const visibleLength = (text: string): number => Array.from(text.replace(edges, '')).length;

const PIECES = [
  '😺|👩‍🚀|🏴󠁧󠁢󠁥󠁮󠁧󠁿|é|e\u0301|ß|名前|שלום|سلام|\u202eabc\u202c|\u200b|\u2060|\ufeff',
  '\u3164| |\n|\t|\u00a0|\0|\ud800|<|>|<script>alert(1)</script>|&amp;|"|\'',
].flatMap((pieces) => pieces.split('|'));

const piece = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(...PIECES),
  fc.integer({ min: 1, max: 1200 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 600 }).map((length) => '🐈'.repeat(length)),
);

/** Texts in every script, with emoji, invisible characters and markup, short and long. */
export const typed = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** Texts whose length is near a limit. */
export const around = (limit: number) =>
  fc
    .tuple(
      fc.integer({ min: Math.max(0, limit - 2), max: limit + 2 }),
      fc.constantFrom('a', 'é', '😺', 'ש', '名'),
      fc.constantFrom('', ' ', '\u200b', '\n\n'),
    )
    .map(([length, character, edge]) => edge + character.repeat(length) + edge);
