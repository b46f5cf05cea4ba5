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
    // Set before the first paint by site/start/mark-periods.ts.
    ['no-season', ':root[data-no-season] &'],
    ['in-season', ':root:not([data-no-season]) &'],
    ['no-dates', ':root[data-no-dates] &'],
    ['has-dates', ':root:not([data-no-dates]) &'],
    ['no-next', ':root[data-no-next] &'],
    ['has-next', ':root:not([data-no-next]) &'],
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
  const sheet = virtual(false);
  const tw = twind({ ...config, hash: (name) => name }, sheet);
  const unknown = [...new Set(names)].filter((name) => {
    const before = new Set(sheet.target);
    tw(name);
    const added = sheet.target.filter((rule) => !before.has(rule));
    // Transforms, filters, rings and shadows need values on every element (`--tw-*`), which no sheet has.
    return !added.length || added.some((rule) => rule.includes('--tw-'));
  });
  return { css: sheet.target.join(''), unknown };
}
