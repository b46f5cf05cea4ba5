import type { Palette } from '../palettes';

/** Parts of a coat. Colours are ready to draw; marks that are absent are not cut. */
export interface Coat {
  base: string;
  /** Light that catches the edge of the body. */
  edge: string;
  /** Limbs on the far side. */
  far: string;
  /** Lines cut inside the body. */
  line: string;
  eye: string;
  pupil: string;
  nose: string;
  ear: string;
  whisker: string;
  /** Outline that keeps a light coat off a light ground. */
  rim?: string;
  stripe?: string;
  patch?: readonly [string, string];
  /** Colour of bib, socks and muzzle. */
  white?: string;
  bib?: boolean;
  socks?: boolean;
  muzzle?: boolean;
  /** A pointed cat: dark face, feet and tail. */
  points?: string;
  /** A white cat wearing a dark cap with a parting. */
  cap?: string;
}

/** The one eye colour that is no ink of any palette. */
const SIAMESE_BLUE = '#86C8DE';

const dark = (p: Palette) => ({
  base: p.ink,
  edge: p.slate,
  far: p.ink,
  line: p.slate,
  eye: p.lamp,
  pupil: p.ink,
  whisker: p.cream,
});
const face = (p: Palette) => ({ line: p.ink, eye: p.lamp, pupil: p.ink, nose: p.pink, ear: p.pink });
const light = (p: Palette, base: string) => ({
  ...face(p),
  base,
  edge: p.slate,
  far: p.slate,
  whisker: p.ink,
  rim: p.ink,
});
const warm = (p: Palette, base: string, stripe: string) => ({
  ...face(p),
  base,
  edge: stripe,
  far: stripe,
  whisker: p.cream,
  rim: p.ink,
  stripe,
});
const cool = (p: Palette) => ({ ...light(p, p.slate), edge: p.ink, far: p.ink, whisker: p.cream });

/** Fourteen coats, each made of the inks of the palette at hand. */
export const coats = {
  black: (p: Palette): Coat => ({ ...dark(p), nose: p.slate, ear: p.slate }),
  tuxedo: (p: Palette): Coat => ({
    ...dark(p),
    nose: p.pink,
    ear: p.pink,
    white: p.cream,
    bib: true,
    socks: true,
    muzzle: true,
  }),
  mittens: (p: Palette): Coat => ({
    ...dark(p),
    nose: p.pink,
    ear: p.slate,
    white: p.cream,
    bib: true,
    socks: true,
  }),
  ginger: (p: Palette): Coat => ({
    ...warm(p, p.ginger, p.brick),
    white: p.cream,
    bib: true,
    socks: true,
    muzzle: true,
  }),
  marmalade: (p: Palette): Coat => warm(p, p.ginger, p.brick),
  tabby: (p: Palette): Coat => ({ ...cool(p), stripe: p.ink, white: p.cream, muzzle: true }),
  brown: (p: Palette): Coat => ({
    ...warm(p, p.brick, p.ink),
    far: p.ink,
    edge: p.ink,
    white: p.pale,
    muzzle: true,
  }),
  cream: (p: Palette): Coat => ({ ...warm(p, p.pale, p.ginger), whisker: p.ink, far: p.ginger }),
  calico: (p: Palette): Coat => ({ ...light(p, p.cream), patch: [p.ink, p.ginger] }),
  tortie: (p: Palette): Coat => ({
    ...dark(p),
    nose: p.pink,
    ear: p.pink,
    patch: [p.brick, p.ginger],
    rim: p.slate,
  }),
  cow: (p: Palette): Coat => ({ ...light(p, p.cream), patch: [p.ink, p.ink], cap: p.ink }),
  white: (p: Palette): Coat => light(p, p.cream),
  grey: (p: Palette): Coat => ({ ...cool(p), nose: p.ink }),
  siamese: (p: Palette): Coat => ({
    ...light(p, p.pale),
    points: p.ink,
    eye: SIAMESE_BLUE,
    ear: p.slate,
    nose: p.slate,
  }),
};

export type CoatName = keyof typeof coats;
