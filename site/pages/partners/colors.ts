/** Colors of the neutral look, as in looks.css of the widgets. */
const NEUTRAL = {
  light: {
    '--cat-accent': '#20397f',
    '--cat-accent-text': '#ffffff',
    '--cat-text': '#16193a',
    '--cat-surface': '#ffffff',
  },
  dark: {
    '--cat-accent': '#2c4ea6',
    '--cat-accent-text': '#ffffff',
    '--cat-text': '#f4f1f6',
    '--cat-surface': '#171a33',
  },
};
/** Differences of the brand theme, as in `site/prerender/css/tokens.ts`. */
const EDITION = {
  light: { '--cat-surface': '#fbe9e1' },
  dark: { '--cat-text': '#fbe9e1', '--cat-surface': '#11142f' },
};

export type Color = keyof typeof NEUTRAL.light;
export type Theme = keyof typeof NEUTRAL;
export const colors = Object.keys(NEUTRAL.light) as Color[];

/** Returns the colors of a look for color fields. */
export const colorsOf = (look: string | undefined, theme: Theme): Readonly<Record<Color, string>> => ({
  ...NEUTRAL[theme],
  ...(look === 'edition' && EDITION[theme]),
});

/** Minimum contrast of text: WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;

/** Returns the contrast of two colors such as `#20397f`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
