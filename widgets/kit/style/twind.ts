import { defineConfig, twind, virtual } from '@twind/core';
import presetTailwind from '@twind/preset-tailwind';
import { colorNames } from './tokens';

const variables = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--_${name})`]));

/** Vocabulary of class names. Colors, sizes and faces are the design tokens only. */
const config = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  preflight: false,
  hash: false,
  darkMode: 'media',
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...variables(colorNames) },
    fontSize: variables(['s-1', 's0', 's1', 's2', 's3', 's4', 's5']),
    fontFamily: { display: 'var(--_display)', text: 'var(--_font)' },
    borderRadius: { none: '0', card: 'var(--_radius)', button: 'var(--_radius-button)', full: '50%' },
    screens: { sm: '40em', md: '48em', split: '56em', lg: '64em' },
  },
  variants: [
    // Container queries: a widget looks at its own width, never at the window's.
    ['@(2up|4up)', (match) => `@container (min-width:${match[1] === '2up' ? 544 : 896}px)`],
    ['edition', '[data-look=edition] &'],
  ],
  rules: [
    ['text-(balance|pretty)', (match) => ({ textWrap: match[1] })],
    ['gap-card', () => ({ gap: 'var(--_gap)' })],
    [
      'size-',
      (match, context) => {
        const size = context.theme('spacing', match.$$);
        return size ? { width: String(size), height: String(size) } : undefined;
      },
    ],
  ],
});

/**
 * The rules for a set of class names. Runs at build time only: no class-name engine reaches a browser.
 * @returns the style sheet's text, and the names that mean nothing
 */
export function compileClasses(names: Iterable<string>): { css: string; unknown: string[] } {
  const sheet = virtual(false);
  const tw = twind(config, sheet);
  const unknown: string[] = [];
  for (const name of names) {
    const before = sheet.target.length;
    tw(name);
    if (sheet.target.length === before) unknown.push(name);
  }
  return {
    css: sheet.target.join('').replace(/\*,::before,::after\{[^}]*\}|::backdrop\{[^}]*\}/g, ''),
    unknown,
  };
}
