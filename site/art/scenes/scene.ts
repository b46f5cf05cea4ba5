import type { CoatName } from '../cat/coats';
import type { Random } from '../kit/random';
import type { Palette, PaletteName } from '../palettes';
import type { SafeBox } from './safe';

/** Size of the sheet most scenes are drawn on. */
export const W = 1200;
export const H = 900;

export interface SceneOptions {
  /** Another coat for the main cat. */
  coat?: CoatName;
}

/** A composition built from the parts: (inks, chance, wishes) to artwork. */
export interface Scene {
  /** Size of the sheet; 1200 by 900 where absent. */
  width?: number;
  height?: number;
  palette: PaletteName;
  /** Parts that stay whole in the hero of a page, whatever the window: see `tests/unit/site/hero-crops.test.ts`. */
  safe?: readonly SafeBox[];
  draw(p: Palette, r: Random, o: SceneOptions): string;
}
