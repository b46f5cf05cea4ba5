import { arbitrary, defineConfig, twind, virtual } from '@twind/core';
import presetTailwind from '@twind/preset-tailwind';
import { theme } from './tokens';

const { spacing, strokeWidth, gridTemplateColumns, ...own } = theme;

/** Vocabulary of class names. Colors, sizes, faces, radii, distances and screens are those of tokens.ts. */
const config = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  preflight: false,
  darkMode: 'media',
  theme: { ...own, extend: { spacing, minHeight: spacing, strokeWidth, gridTemplateColumns } },
  variants: [
    // Container queries: a widget looks at its own width, never at the window's.
    ['@(2up|4up)', (match) => `@container (min-width:${match[1] === '2up' ? 544 : 896}px)`],
    ['edition', '[data-look=edition] &'],
    // Our pages are marked before they are painted: site/start/periods.ts.
    ['no-season', ':root[data-no-season] &'],
    ['in-season', ':root:not([data-no-season]) &'],
    ['no-dates', ':root[data-no-dates] &'],
    ['has-dates', ':root:not([data-no-dates]) &'],
  ],
  rules: [
    // The two lines of a page: between neighbors, and around what is set apart.
    ['rule-l', { borderLeft: '1px solid var(--_line)' }],
    ['framed', { border: '1.5px solid var(--_text)', background: 'var(--_surface-raised)' }],
    ['text-(balance|pretty)', (match) => ({ textWrap: match[1] })],
    [
      'size-',
      ({ $$: name }, context) => {
        const size = context.theme('spacing', name) ?? arbitrary(name, 'spacing', context);
        return size ? { width: String(size), height: String(size) } : undefined;
      },
    ],
  ],
});

/**
 * The rules for a set of class names. Runs at build time only: no class-name engine reaches a browser.
 * @returns the style sheet's text, and the names that mean nothing here
 */
export function compileClasses(names: Iterable<string>): { css: string; unknown: string[] } {
  const wanted = new Set(names);
  const sheet = virtual(false);
  const tw = twind({ ...config, hash: (name) => name }, sheet);
  const unknown: string[] = [];
  for (const name of wanted) {
    const before = sheet.target.length;
    tw(name);
    if (sheet.target.length === before) unknown.push(name);
  }
  const css = sheet.target.join('').replace(/\*,::before,::after\{[^}]*\}|::backdrop\{[^}]*\}/g, '');
  // What depends on the values that are left out here: transforms, filters, rings.
  const unset = [...css.matchAll(/var\((--tw-[\w-]+)\)/g)].filter(([, name]) => !css.includes(`${name}:`));
  return { css, unknown: [...unknown, ...unset.map(([use]) => use)] };
}
