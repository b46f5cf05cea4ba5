/*
 * Design tokens: custom properties (`--_text`) of our site and of elements in the brand theme; other looks give the same
 * names neutral values. The theme below makes class names of them.
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

/**
 * Type scale, in a unit of width: `vw` on our pages, `cqi` inside an element. Headlines stop growing with the visitor's
 * text size where their longest word would no longer fit a phone.
 */
const sizes = (w: 'vw' | 'cqi') => ({
  's-1': '.8125rem',
  s0: '1.0625rem',
  s1: `clamp(1.15rem,1.1rem + .3${w},1.3rem)`,
  s2: `clamp(1.35rem,1.2rem + .7${w},1.75rem)`,
  s3: `min(clamp(1.75rem,1.4rem + 1.6${w},2.75rem),12.5${w})`,
  s4: `min(clamp(2.25rem,1.6rem + 3${w},4.25rem),13${w})`,
});

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

/** Distances on our pages. `edge` is the page's margin. */
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

/**
 * Returns rules that declare tokens.
 * @param light tokens for browsers without `light-dark()`, where the others are invalid wherever they are used
 */
const rules = (selector: string, tokens: Record<string, string>, light: Record<string, string>): string =>
  `${selector}{${declared(tokens)}}@supports not (color:light-dark(red,red)){${selector}{${declared(light)}}}`;

const schemes = Object.fromEntries(
  Object.entries(colors).map(([name, [light, dark]]) => [
    name,
    light === dark ? light : `light-dark(${light},${dark})`,
  ]),
);
const lightColors = {
  ...Object.fromEntries(
    Object.entries(colors).flatMap(([name, [light, dark]]) => (light === dark ? [] : [[name, light]])),
  ),
  line: '#16193a42',
};

/**
 * Properties that a page may set in the brand theme, by token: the first that is set replaces it. Shades follow their
 * color, so that the page's text is never on our background.
 */
const overrides: Record<string, readonly string[]> = {
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
  gap: ['gap'],
  pad: ['pad'],
  radius: ['radius'],
  'radius-button': ['radius'],
  'radius-image': ['image-radius', 'radius'],
  font: ['font'],
  display: ['font-display', 'font'],
};
const overridable = (tokens: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      (overrides[name] ?? []).reduceRight((inner, property) => `var(--cat-${property},${inner})`, value),
    ]),
  );

export const widgetTokens = rules(
  '[data-look=edition]',
  overridable({ ...schemes, ...sizes('cqi'), ...fonts, ...shapes, gap: '20px', pad: '16px' }),
  overridable(lightColors),
);
export const pageTokens = rules(
  ':root',
  { ...schemes, ...sizes('vw'), ...fonts, ...shapes, ...spaces },
  lightColors,
);

const variable = (token: string) => `var(--_${token})`;
const variables = (tokens: object) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, variable(name)]));

export const theme = {
  screens: { sm: '40em', md: '48em', split: '56em', lg: '64em' },
  colors: { transparent: 'transparent', ...variables(colors) },
  fontFamily: { display: variable('display'), text: variable('font') },
  fontSize: { small: '.9375rem', base: '1rem', ...variables(sizes('vw')) },
  borderRadius: {},
  spacing: { touch: '44px', card: variable('gap'), ...variables(spaces) },
  strokeWidth: { thin: '1.7' },
  gridTemplateColumns: { fit: 'repeat(auto-fit,minmax(min(16rem,100%),1fr))' },
};
