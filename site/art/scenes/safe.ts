import { lettering, letteringBox, type LetteringOptions } from '../kit/lettering';
import { around, placed, type Box, type Place } from '../kit/place';

export type { Box };

/** A part of a picture that no crop may cut through and no paper may half cover. */
export interface SafeBox {
  /** A head with its ears and its hat, words that can be read, or a thing that is nothing in halves. */
  kind: 'face' | 'sign' | 'thing';
  /** Name of the thing, for the message of a test. */
  name: string;
  box: Box;
  /** True where the picture still says the same when it is out of sight, as a whole. Signs always may. */
  mayLeave?: boolean;
}

/** A line of a sign: what `lettering()` is told but for the ink. */
export interface Line extends LetteringOptions {
  text: string;
  x: number;
  y: number;
  h: number;
}

/** Cuts a line of a sign in an ink. */
export const cut = ({ text, x, y, h, ...options }: Line, ink: string): string =>
  lettering(text, x, y, h, ink, options);

/**
 * Declares words that can be read: as wide as their letters, so that what is drawn and what is kept whole cannot differ.
 * @param board of the sign, where it is to stay whole as well
 */
export function words(
  lines: readonly Line[],
  place: Place = { x: 0, y: 0 },
  board: readonly Box[] = [],
): SafeBox {
  const boxes = lines.map(({ text, x, y, h, ...options }) => letteringBox(text, x, y, h, options));
  return {
    kind: 'sign',
    name: lines.map(({ text }) => text).join(' '),
    box: placed(around([...boxes, ...board]), place),
  };
}

/** Declares a thing that stays whole, or out of sight. */
export const thing = (name: string, box: Box, mayLeave = true): SafeBox => ({
  kind: 'thing',
  name,
  box,
  mayLeave,
});
