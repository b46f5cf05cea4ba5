import type { Random } from '../kit/random';
import type { Palette } from '../palettes';

/** Side of the square sheet a portrait is drawn on. */
export const SIDE = 900;

/** What a sitter is drawn in front of. */
export type Backdrop = (p: Palette, r: Random) => string;
