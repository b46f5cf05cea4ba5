import { expect, it } from 'vitest';
import { pageTokens, theme, widgetTokens } from '../../../site/prerender/css/tokens';
import { compileClasses } from '../../../site/prerender/css/twind';

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

it('uses only declared tokens in the theme', () => {
  const declared = namesIn(pageTokens, /(--[\w-]+):/g);
  const named = namesIn(JSON.stringify(theme), /var\((--[\w-]+)\)/g);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});

it('declares every token that the edition look refers to', () => {
  const declared = namesIn(widgetTokens, /(--[\w-]+):/g);
  const used = namesIn(widgetTokens, /var\((--[\w-]+)\)/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

it('names sizes, fonts, spaces and screens by tokens only', () => {
  expect(compileClasses(['md:font-display']).css).toBe(
    '@media (min-width:48em){.md\\:font-display{font-family:var(--_display)}}',
  );
  expect(compileClasses(['mt-g4']).css).toBe('.mt-g4{margin-top:var(--_g4)}');
  expect(compileClasses(['text-s1']).css).toBe('.text-s1{font-size:var(--_s1)}');
  const others = ['text-s5', 'text-xl', 'font-sans', 'rounded-lg', 'mt-g8', 'bg-red-500'];
  expect(compileClasses(others).unknown).toEqual(others);
});
