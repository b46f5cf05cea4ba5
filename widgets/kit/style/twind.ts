import { defineConfig, twind, virtual } from '@twind/core';
import presetTailwind from '@twind/preset-tailwind';
import { theme } from './tokens';

const { spacing, ...own } = theme;

/** Vocabulary of class names. Colors, sizes, faces, radii, distances and screens are those of tokens.ts. */
const config = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  preflight: false,
  hash: false,
  darkMode: 'media',
  theme: { ...own, extend: { spacing, minHeight: spacing } },
  variants: [
    // Container queries: a widget looks at its own width, never at the window's.
    ['@(2up|4up)', (match) => `@container (min-width:${match[1] === '2up' ? 544 : 896}px)`],
    ['edition', '[data-look=edition] &'],
  ],
  rules: [
    ['framed', () => ({ border: '1.5px solid var(--_text)', background: 'var(--_surface-raised)' })],
    ['text-(balance|pretty)', (match) => ({ textWrap: match[1] })],
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
