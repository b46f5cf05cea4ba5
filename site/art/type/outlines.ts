import besley from './besley.json';
import franklin from './franklin.json';

interface Outlines {
  /** Height of a capital, for fonts of 1000 units to the em. */
  capHeight: number;
  /** Advance width, a space, and the outline with y growing downwards from the base line. */
  glyphs: Record<string, string>;
  /** Units to add between two letters. */
  kern: Record<string, number>;
}

/**
 * Outlines of Besley 850 and Libre Franklin 700 (SIL Open Font License, see public/fonts): a drawing may not depend on
 * the fonts of the machine that renders it.
 */
export const faces: Record<'besley' | 'franklin', Outlines> = { besley, franklin };

export type Face = keyof typeof faces;
