/** Left, top, right and bottom, in the units of the drawing. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A part of a picture that no crop may cut through and no paper may half cover. */
export interface SafeBox {
  /** A head with its ears and its hat, or words that can be read. */
  kind: 'face' | 'sign';
  /** What it is, for the message of a test. */
  name: string;
  box: Box;
  /** Whether the picture still says the same when it is out of sight, as a whole. Signs always may. */
  mayLeave?: boolean;
}

/** Declares words that can be read. */
export const words = (name: string, ...box: Box): SafeBox => ({ kind: 'sign', name, box });
