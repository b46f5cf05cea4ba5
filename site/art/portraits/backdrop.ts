import type { Random } from '../kit/random';
import type { Palette } from '../palettes';

/** Side of the square sheet a portrait is drawn on. */
export const SIDE = 900;

/** Background of a sitter. */
export type Backdrop = (p: Palette, r: Random) => string;
