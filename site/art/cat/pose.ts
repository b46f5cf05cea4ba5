/** [x1, y1, x2, y2, width, bend] of one gouge. */
export type Stripe = readonly [number, number, number, number, number, number];

/**
 * A pose, drawn once by hand. The origin is on the ground between the feet; one unit is one unit of the scene.
 */
export interface Pose {
  /** Outline of everything on the near side but head and tail. */
  body: string;
  /** Limbs on the far side, drawn first. */
  far?: string;
  /** Limbs drawn last, over the body. */
  over?: string;
  tail?: { d: string; width: number; over?: boolean };
  /** Lines cut into the body. */
  lines: string;
  head: { x: number; y: number; scale: number; view: 'front' | 'back' | 'side'; turn?: number };
  /** Place of a collar: half its width is `w`, 0 where none can be seen. */
  neck: { x: number; y: number; w: number; turn?: number };
  bib?: string;
  socks?: string;
  stripes: readonly Stripe[];
  patches: readonly (readonly [string, 0 | 1])[];
  closed?: boolean;
  /** The body is hidden behind something; two paws hold on to its edge. */
  paws?: boolean;
}
