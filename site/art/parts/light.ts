import { nextId } from '../kit/ids';
import { halftone } from '../kit/halftone';
import { at, g, n } from '../kit/shapes';
import type { Palette } from '../palettes';

interface Cone {
  /** Half the width at the lamp. */
  mouth: number;
  /** Half the width where the light ends. */
  spread: number;
  /** Length of the light. */
  reach: number;
  /** Distance of its end to the right of the lamp. */
  lean?: number;
  /** Turns the cone, which shines down, about the lamp; 90 shines to the left. */
  turn?: number;
}

/**
 * Draws the light of a lamp at (x, y): a screen of solid lamp ink, dense at the lamp. Not a transparent layer, which is no ink
 * and turns every night under it to mud.
 */
export function lightCone(
  x: number,
  y: number,
  p: Palette,
  { mouth, spread, reach, lean = 0, turn = 0 }: Cone,
): string {
  const id = nextId();
  const outline = `M${n(-mouth)} 0L${n(lean - spread)} ${n(reach)}H${n(lean + spread)}L${n(mouth)} 0Z`;
  const left = Math.min(-mouth, lean - spread);
  const right = Math.max(mouth, lean + spread);
  const screen = halftone(left, 0, right - left, reach, p.lamp, { dir: 'up', pitch: 16, max: 7 });
  return g(
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>${g(screen, '', `clip-path="url(#${id})" data-light=""`)}`,
    at(x, y, 1, false, turn),
  );
}
