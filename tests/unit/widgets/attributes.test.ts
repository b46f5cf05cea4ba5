import { describe, expect, it } from 'vitest';
import { flag, integer, oneOf, shortName, words } from '../../../widgets/kit/element/attributes';
import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';

describe('attribute types', () => {
  it('parse flags, numbers, words and short names', () => {
    expect(flag().parse('')).toBe(true);
    expect(flag().parse('false')).toBe(false);
    expect(integer(8, 1, 30).parse('12')).toBe(12);
    expect(oneOf(['a', 'b'], 'a').parse(' B ')).toBe('b');
    expect(words().parse('a, b  c')).toEqual(['a', 'b', 'c']);
    expect(shortName().parse('the-larkspur')).toBe('the-larkspur');
  });

  it('reject invalid values', () => {
    for (const text of ['31', '0', '1.5', 'NaN', 'Infinity', '1e400'])
      expect(integer(8, 1, 30).parse(text)).toBeUndefined();
    expect(oneOf(['a', 'b'], 'a').parse('c')).toBeUndefined();
    for (const text of ['a b', 'a&b', '"><script>', 'ä', 'a'.repeat(65), '”The', 'The”'])
      expect(shortName().parse(text), text).toBeUndefined();
  });

  it('treat an unfilled placeholder as no name', () => {
    for (const text of [PARTNER_PLACEHOLDER, `“${PARTNER_PLACEHOLDER}” `, 'Your-Short-Name'])
      expect(shortName().parse(text), text).toBeUndefined();
    expect(shortName().parse(`${PARTNER_PLACEHOLDER}s`)).toBe(`${PARTNER_PLACEHOLDER}s`);
  });

  it('remove typographic quotation marks around a value', () => {
    for (const pair of ['””', '“”', '„“', '‘’', '‚‛', '«»', '″″', '′′', '""', "''"])
      expect(shortName().parse(` ${pair[0]}larkspur${pair[1]} `), pair).toBe('larkspur');
    expect(oneOf(['a', 'b'], 'a').parse('“B”')).toBe('b');
    expect(integer(8, 1, 30).parse('”12”')).toBe(12);
    expect(integer(8, 1, 30).parse('””')).toBe(8);
  });
});
