/** Colors that hold where none is chosen: of the neutral look, as in base.css of the widgets. */
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
/** Differences of our own look, as in tokens.ts of the widgets. */
const EDITION = {
  light: { '--cat-surface': '#fbe9e1' },
  dark: { '--cat-text': '#fbe9e1', '--cat-surface': '#11142f' },
};

export type Color = keyof typeof NEUTRAL.light;
export type Theme = keyof typeof NEUTRAL;
export const colors = Object.keys(NEUTRAL.light) as Color[];

/** Returns the colors that a look has by itself, as color fields have them; those of `match` are the page's. */
export const colorsOf = (look: string | undefined, theme: Theme): Readonly<Record<Color, string>> => ({
  ...NEUTRAL[theme],
  ...(look === 'edition' && EDITION[theme]),
});
