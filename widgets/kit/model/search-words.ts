/** Splits a text into its words, in small letters, without accents and apostrophes. */
export const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the beginning that a word's forms share: `walk` of walks, walked and walking. */
export const stem = (word: string): string => word.replace(/(?<=.{4})(?:ies|ing|ed|es|s)$/, '');
