import { describe, expect, it } from 'vitest';
import { flag, integer, oneOf, shortName, words } from '../../../widgets/kit/element/attributes';
import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';
import { NOBODY } from '../../../widgets/kit/model/referral';
import { pageUrl } from '../../../widgets/kit/element/links';

describe('attribute types', () => {
  it('read flags, numbers, words and short names', () => {
    expect(flag().parse('')).toBe(true);
    expect(flag().parse('false')).toBe(false);
    expect(integer(8, 1, 30).parse('12')).toBe(12);
    expect(oneOf(['a', 'b'], 'a').parse(' B ')).toBe('b');
    expect(words().parse('a, b  c')).toEqual(['a', 'b', 'c']);
    expect(shortName().parse('the-larkspur')).toBe('the-larkspur');
  });

  it('refuse what is not of their kind', () => {
    for (const text of ['31', '0', '1.5', 'NaN', 'Infinity', '1e400'])
      expect(integer(8, 1, 30).parse(text)).toBeUndefined();
    expect(oneOf(['a', 'b'], 'a').parse('c')).toBeUndefined();
    for (const text of ['a b', 'a&b', '"><script>', 'ä', 'a'.repeat(65), '”The', 'The”'])
      expect(shortName().parse(text), text).toBeUndefined();
  });

  it('take what a partner has not filled in for no name', () => {
    for (const text of [
      PARTNER_PLACEHOLDER,
      ` ${PARTNER_PLACEHOLDER} `,
      `“${PARTNER_PLACEHOLDER}”`,
      'Your-Short-Name',
    ])
      expect(shortName().parse(text), text).toBeUndefined();
    expect(shortName().parse(`${PARTNER_PLACEHOLDER}s`)).toBe(`${PARTNER_PLACEHOLDER}s`);
  });

  it('take off the quotation marks that a word processor put around a value', () => {
    for (const text of [
      '”larkspur”',
      '“larkspur”',
      '„larkspur“',
      '‘larkspur’',
      '‚larkspur‛',
      '«larkspur»',
      '″larkspur″',
      '′larkspur′',
      '"larkspur"',
      "'larkspur'",
      ' ”larkspur” ',
    ])
      expect(shortName().parse(text), text).toBe('larkspur');
    expect(oneOf(['a', 'b'], 'a').parse('“B”')).toBe('b');
    expect(integer(8, 1, 30).parse('”12”')).toBe(12);
    expect(integer(8, 1, 30).parse('””')).toBe(8);
  });
});

describe('addresses', () => {
  it('of the provider carry flow, options and the partner three times', () => {
    const url = new URL(calendarUrl({ item: 562630, partner: 'larkspur' }));
    expect(url.pathname).toMatch(/\/items\/562630\/calendar\/$/);
    expect(url.search).toBe('?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur');
    expect(new URL(calendarUrl({})).pathname).toMatch(/\/items\/$/);
    expect(new URL(calendarUrl({ item: 1, flow: 7 })).search).toBe('?flow=7&full-items=yes');
  });

  it('of our pages are short at home, whole abroad, and name the partner there', () => {
    expect(pageUrl('/contact', { home: true, ...NOBODY })).toBe('/contact');
    expect(pageUrl('/contact', { home: false, ...NOBODY, partner: 'larkspur' })).toMatch(
      /^https?:\/\/.+\/contact\?partner=larkspur$/,
    );
  });
});
