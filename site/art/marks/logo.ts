import { ellipse, g, path } from '../kit/shapes';
import { heads } from '../cat/head-shapes';

/** The two inks of the mark: the enamel plate and what is painted on it. */
export const brand = {
  plate: '#20397F',
  white: '#FFFFFF',
  paper: '#FBE9E1',
  ink: '#16193A',
  lamp: '#F7BE3B',
  blush: '#F6CDBF',
} as const;

/** The head of the logo, about 200 wide, centred on (0, 0). */
export const logoHead = (color: string, ground: string): string =>
  path(heads.short, color) +
  path('M-62-4Q-50-26-20-8Q-34 16-62-4ZM62-4Q50-26 20-8Q34 16 62-4Z', ground) +
  ellipse(-40, -5, 5.5, 11, color) +
  ellipse(40, -5, 5.5, 11, color) +
  path('M-13 22Q0 16 13 22Q8 33 0 37Q-8 33-13 22Z', ground) +
  `<path d="M0 36V43M-24 47Q-9 58 0 43Q9 58 24 47" fill="none" stroke="${ground}" stroke-width="6" stroke-linecap="round"/>`;

/**
 * The mark: a cat's head on an enamel plate with a white keyline.
 * @param bleed true for icons that a phone cuts to its own shape: the plate fills the square, the head stays in the
 * middle 80 %
 */
export function logoMark(size: number, bleed = false): string {
  const plate = bleed
    ? `<rect width="100" height="100" fill="${brand.plate}"/>`
    : `<rect width="100" height="100" rx="14" fill="${brand.plate}"/><rect x="6" y="6" width="88" height="88" rx="9" fill="none" stroke="${brand.white}" stroke-width="4"/>`;
  const head = g(
    logoHead(brand.white, brand.plate),
    bleed ? 'translate(50 56) scale(.28)' : 'translate(50 56) scale(.34)',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${plate}${head}</svg>`;
}
