import type { Random } from '../../kit/random';
import type { Palette, PaletteName } from '../../palettes';
import type { Scene } from '../scene';

/** Size of the small sheet of a stop. It is shown a hand wide: few shapes, large ones. */
export const PRINT = { width: 600, height: 450 };

/** A small print in given inks. */
export const smallPrint = (palette: PaletteName, draw: (p: Palette, r: Random) => string): Scene => ({
  ...PRINT,
  palette,
  draw,
});
