/**
 * The design tokens: one name, the value in light and in dark. They become custom properties (`--_text`) of the
 * site's root and of a widget in the `edition` look; other looks give the same names neutral values.
 */
const colors: Record<string, readonly [light: string, dark: string]> = {
  surface: ['#FBE9E1', '#11142F'],
  'surface-raised': ['#FFF8F3', '#1B2048'],
  'surface-2': ['#F6CDBF', '#262C5E'],
  text: ['#16193A', '#FBE9E1'],
  muted: ['#4A4B6B', '#C5BDCF'],
  link: ['#20397F', '#AEC0FF'],
  accent: ['#20397F', '#2C4EA6'],
  'accent-hover': ['#2C4EA6', '#3A60C2'],
  'accent-text': ['#FFFFFF', '#FFFFFF'],
  highlight: ['#F7BE3B', '#F7BE3B'],
  'highlight-text': ['#16193A', '#16193A'],
  error: ['#A82814', '#FF9480'],
  ok: ['#17573F', '#7FD6AE'],
  inverse: ['#16193A', '#0B0D22'],
  'inverse-text': ['#FBE9E1', '#FBE9E1'],
  focus: ['#20397F', '#F7BE3B'],
};

/** Custom properties of the brand's colors. Both schemes stand in one value: the used `color-scheme` picks. */
export const brandColors = (): string =>
  Object.entries(colors)
    .map(([name, [light, dark]]) => `--_${name}:${light === dark ? light : `light-dark(${light},${dark})`};`)
    .join('');

/**
 * Type scale; `w` is the unit of the width that type grows with: `vw` on our pages, `cqi` inside a widget. Headlines
 * stop growing with the reader's own text size where their longest words would no longer fit a phone's line.
 */
export const brandScale = (w: 'vw' | 'cqi'): string =>
  Object.entries({
    's-1': '.8125rem',
    s0: '1.0625rem',
    s1: `clamp(1.15rem,1.1rem + .3${w},1.3rem)`,
    s2: `clamp(1.35rem,1.2rem + .7${w},1.75rem)`,
    s3: `min(clamp(1.75rem,1.4rem + 1.6${w},2.75rem),12.5${w})`,
    s4: `min(clamp(2.25rem,1.6rem + 3${w},4.25rem),13${w})`,
  })
    .map(([name, value]) => `--_${name}:${value};`)
    .join('');

/** Faces. The files come from the page, never from a shadow root. */
export const brandFonts =
  '--_display:"Besley","Besley Fallback",Georgia,serif;' +
  '--_font:"Libre Franklin","Libre Franklin Fallback",Arial,sans-serif;';

/** Names of the colors, for the class-name theme. */
export const colorNames = [...Object.keys(colors), 'line'];
