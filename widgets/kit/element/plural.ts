/** Default language; the elements' wrapper names it. */
export const LANGUAGE = 'en';

/** Returns the sentence for a number, in English. */
export const plural = (count: number, { one, other }: { one: string; other: string }): string =>
  count === 1 ? one : other;
