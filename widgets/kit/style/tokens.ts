/*
 * The design tokens. They become custom properties (`--_text`) of the site's root and of a widget in the `edition` look;
 * other looks give the same names neutral values. The theme below gives the same names to the class names.
 */

/** One name, the value in light and in dark. */
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

/**
 * Type scale; `w` is the unit of the width that type grows with: `vw` on our pages, `cqi` inside a widget. Headlines
 * stop growing with the reader's own text size where their longest words would no longer fit a phone's line.
 */
const sizes = (w: 'vw' | 'cqi') => ({
  's-1': '.8125rem',
  s0: '1.0625rem',
  s1: `clamp(1.15rem,1.1rem + .3${w},1.3rem)`,
  s2: `clamp(1.35rem,1.2rem + .7${w},1.75rem)`,
  s3: `min(clamp(1.75rem,1.4rem + 1.6${w},2.75rem),12.5${w})`,
  s4: `min(clamp(2.25rem,1.6rem + 3${w},4.25rem),13${w})`,
});

/** Faces. The files come from the page, never from a shadow root. */
const fonts = {
  display:
    '"Besley","Besley More","Besley Georgia","Besley Noto","Besley DejaVu","Besley Times",Georgia,serif',
  font: '"Libre Franklin","Libre Franklin More","Libre Franklin Arial","Libre Franklin Roboto","Libre Franklin DejaVu",Arial,sans-serif',
};

const shapes = {
  line: 'color-mix(in srgb,var(--_text) 26%,transparent)',
  radius: '2px',
  'radius-button': '8px',
  'radius-image': '0',
};

/** Distances on our pages; a widget has those of its look. `edge` is what is left and right of all. */
const spaces = {
  gap: '1.25rem',
  pad: '1rem',
  g1: '0.5rem',
  g3: '1rem',
  g4: '1.5rem',
  g5: '2.25rem',
  g6: '3.5rem',
  g7: 'clamp(2.5rem,1.2rem + 5.4vw,6.5rem)',
  edge: 'clamp(1.25rem,4vw,4rem)',
};

const declared = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--_${name}:${value};`)
    .join('');

/** Both schemes are in one value: the used `color-scheme` picks. */
const schemes = Object.fromEntries(
  Object.entries(colors).map(([name, [light, dark]]) => [
    name,
    light === dark ? light : `light-dark(${light},${dark})`,
  ]),
);

/** Custom properties of the brand's faces. */
export const brandFonts = declared(fonts);

/**
 * Properties that a page may set on a tag in the brand's look, by token: the first that is set takes its place. Shades
 * give way with the color that they go with, so that no text of the page's is on paper of ours.
 */
const settable: Record<string, readonly string[]> = {
  surface: ['surface'],
  'surface-raised': ['surface'],
  'surface-2': ['surface-2', 'surface'],
  text: ['text'],
  muted: ['muted', 'text'],
  link: ['accent'],
  accent: ['accent'],
  'accent-hover': ['accent'],
  'accent-text': ['accent-text'],
  error: ['error'],
  ok: ['ok'],
  focus: ['focus', 'accent'],
  line: ['line'],
  radius: ['radius'],
  'radius-button': ['radius'],
  'radius-image': ['image-radius', 'radius'],
  font: ['font'],
  display: ['font-display', 'font'],
};
const givingWay = (tokens: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      (settable[name] ?? []).reduceRight((inner, property) => `var(--cat-${property},${inner})`, value),
    ]),
  );

/** Custom properties of the brand's look, for a widget. */
export const widgetTokens = declared(givingWay({ ...schemes, ...sizes('cqi'), ...fonts, ...shapes }));
/** The same for our pages, and their distances. */
export const pageTokens =
  declared({ ...schemes, ...sizes('vw') }) + brandFonts + declared({ ...shapes, ...spaces });

const variable = (token: string) => `var(--_${token})`;
const variables = (tokens: object) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, variable(name)]));

/** Values that class names may use, in the terms of twind's theme. One that is the same in every look is no custom property. */
export const theme = {
  /** Widths of the window from which on a layout changes. */
  screens: { sm: '40em', md: '48em', split: '56em', lg: '64em' },
  colors: {
    transparent: 'transparent',
    current: 'currentColor',
    line: variable('line'),
    ...variables(colors),
  },
  fontFamily: { display: variable('display'), text: variable('font') },
  /** `small` is for what is beside a text, and does not grow with the window. */
  fontSize: { small: '.9375rem', base: '1rem', ...variables(sizes('vw')) },
  borderRadius: {
    none: '0',
    full: '50%',
    card: variable('radius'),
    button: variable('radius-button'),
    image: variable('radius-image'),
  },
  /** Besides the steps of a quarter rem; `touch` is the least that a thumb can hit. */
  spacing: { touch: '44px', card: variable('gap'), ...variables(spaces) },
  strokeWidth: { thin: '1.7' },
  /** As many columns as there is room for. */
  gridTemplateColumns: { fit: 'repeat(auto-fit,minmax(min(16rem,100%),1fr))' },
};
