import { expect, it } from 'vitest';
import { pageTokens, theme, widgetTokens } from '../../../widgets/kit/style/tokens';
import { compileClasses } from '../../../widgets/kit/style/twind';

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

it('names in the theme of class names no token that is not declared', () => {
  const declared = namesIn(pageTokens, /(--[\w-]+):/g);
  const named = namesIn(JSON.stringify(theme), /var\((--[\w-]+)\)/g);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});

it('declares in the brand’s look of a widget what its own tokens refer to', () => {
  const declared = namesIn(widgetTokens, /(--[\w-]+):/g);
  const used = namesIn(widgetTokens, /var\((--[\w-]+)\)/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

it('knows sizes, faces, radii, distances and screens by the names of the tokens, and no others', () => {
  expect(compileClasses(['md:font-display']).css).toBe(
    '@media (min-width:48em){.md\\:font-display{font-family:var(--_display)}}',
  );
  expect(compileClasses(['rounded-button']).css).toBe('.rounded-button{border-radius:var(--_radius-button)}');
  expect(compileClasses(['mt-g4']).css).toBe('.mt-g4{margin-top:var(--_g4)}');
  expect(compileClasses(['text-s1']).css).toBe('.text-s1{font-size:var(--_s1)}');
  const others = ['text-s5', 'text-xl', 'font-sans', 'rounded-lg', 'mt-g8', 'bg-red-500'];
  expect(compileClasses(others).unknown).toEqual(others);
});
