import { arbitrary, defineConfig, twind, virtual } from '@twind/core';
import presetTailwind from '@twind/preset-tailwind';
import { theme } from './tokens';

const { spacing, strokeWidth, gridTemplateColumns, ...own } = theme;

const config = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  preflight: false,
  darkMode: 'media',
  theme: { ...own, extend: { spacing, minHeight: spacing, strokeWidth, gridTemplateColumns } },
  variants: [
    // Set before the first paint by site/start/periods.ts.
    ['no-season', ':root[data-no-season] &'],
    ['in-season', ':root:not([data-no-season]) &'],
    ['no-dates', ':root[data-no-dates] &'],
    ['has-dates', ':root:not([data-no-dates]) &'],
  ],
  rules: [
    ['rule-l', { borderLeft: '1px solid var(--_line)' }],
    ['framed', { border: '1.5px solid var(--_text)', background: 'var(--_surface-raised)' }],
    [
      'size-',
      ({ $$: name }, context) => {
        const size = context.theme('spacing', name) ?? arbitrary(name, 'spacing', context);
        return size ? { width: String(size), height: String(size) } : undefined;
      },
    ],
  ],
});

/** Returns the CSS of class names, and the unknown names. Runs at build time only. */
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
  // Transforms, filters and rings need values that are removed here.
  const unset = [...css.matchAll(/var\((--tw-[\w-]+)\)/g)].filter(([, name]) => !css.includes(`${name}:`));
  return { css, unknown: [...unknown, ...unset.map(([use]) => use)] };
}
