import { fold } from './fold';

/** Splits a text into its words, folded. */
export const toWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns what a word's forms share: `guid` of guide, guides, guided and guiding, `stori` of story and stories. */
export const stem = (word: string): string =>
  word
    .replace(/^(.{2,}[^isuw])s$/, '$1')
    .replace(/^(.{4,}?)(?:ing|ed|e)$/, '$1')
    .replace(/y$/, 'i');
