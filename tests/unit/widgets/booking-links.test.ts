import { describe, expect, it } from 'vitest';
import { itemInQuery } from '../../../widgets/booking-calendar/item-in-query';
import { NOBODY } from '../../../widgets/kit/model/referral';
import { calendarUrl, creditLink } from '../../../widgets/kit/services/booking/index';
import { isProvider } from '../../../widgets/kit/services/booking/origin';
import { frameUrl } from '../../../widgets/kit/services/booking/frame';
import { fareharbor } from '#content/booking-service';
import { site } from '#content/config';
import { linkTo } from '../../../widgets/kit/element/links';
import { HOSTILE } from '../../helpers/hostile-links';

describe('addresses of the provider', () => {
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  it('are as the provider documents them', () => {
    expect(path(calendarUrl({ item: 562633 }))).toBe(
      `/embeds/book/${fareharbor.company}/items/562633/calendar/?flow=1219724&full-items=yes`,
    );
    expect(path(calendarUrl({ item: 562630, month: '2027/05', partner: 'larkspur' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/562630/calendar/2027/05/?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur`,
    );
    // Only an item has a calendar.
    expect(path(calendarUrl({ month: '2027/05' }))).toBe(path(calendarUrl({})));
    expect(path(calendarUrl({ flow: 7, partner: 'larkspur' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/?flow=7&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur`,
    );
    expect(path(calendarUrl({ item: 1, partner: 'larkspur', network: 'fhdn', campaign: 'lobby' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/1/calendar/?flow=1219724&full-items=yes&asn=fhdn&asn-ref=larkspur&ref=lobby`,
    );
    expect(path(calendarUrl({ flow: 7, network: 'fhdn', campaign: 'lobby' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/?flow=7&full-items=yes`,
    );
    expect(path(frameUrl({}))).toBe(
      `/embeds/calendar/${fareharbor.company}/items/?fallback=simple&full-items=yes&flow=1219724`,
    );
    expect(path(frameUrl({ item: 577800, partner: 'larkspur' }))).toBe(
      `/embeds/calendar/${fareharbor.company}/items/577800/?fallback=simple&full-items=yes&flow=1219724&asn=larkspur&asn-ref=larkspur&ref=larkspur`,
    );
  });
});

describe('creditLink', () => {
  const all = 'asn=fhdn&asn-ref=larkspur&ref=lobby';
  it.each([
    ['a link without a query', '/x/', `/x/?${all}`],
    ['an empty query', '/x/?', `/x/?${all}`],
    ['a query', '/x/?flow=1&full-items=yes', `/x/?flow=1&full-items=yes&${all}`],
    ['a fragment', '/x/#/calendar', `/x/?${all}#/calendar`],
    ['a query and a fragment', '/x/?flow=1#/calendar?a', `/x/?flow=1&${all}#/calendar?a`],
    ['a ref of its own', '/x/?ref=mail&flow=1', '/x/?ref=lobby&flow=1&asn=fhdn&asn-ref=larkspur'],
    ['an asn in front', '/x?asn=other&flow=1', '/x?asn=other&flow=1'],
    ['an asn behind', "/x/?q='&asn=other", "/x/?q='&asn=other"],
  ])('handles %s', (_, path, expected) =>
    expect(
      creditLink(`${fareharbor.origin}${path}`, { partner: 'larkspur', network: 'fhdn', campaign: 'lobby' }),
    ).toBe(fareharbor.origin + expected),
  );
  it('sets all three to the partner when it has no network and no campaign', () => {
    expect(creditLink('https://example.com/', { ...NOBODY, partner: 'larkspur' })).toBe(
      'https://example.com/?asn=larkspur&asn-ref=larkspur&ref=larkspur',
    );
  });
  it('returns the link as written without a partner', () => {
    expect(creditLink('https://example.com?', { network: 'fhdn', campaign: 'lobby' })).toBe(
      'https://example.com?',
    );
  });
});

it.each([
  ['', true],
  ['/x', true],
  ['?x', true],
  ['.evil.example/x', false],
  ['0/x', false],
  ['@evil.example', false],
])('an address that begins with the provider’s origin and ends with "%s"', (rest, expected) => {
  expect(isProvider(fareharbor.origin + rest)).toBe(expected);
});

describe('the item of an address', () => {
  it.each([
    ['?itemId=577800', 577800],
    ['?a=1&itemId=0577800', 577800],
    ['?itemId=', undefined],
    ['?itemId=0', undefined],
    ['?itemId=12e3', undefined],
    ['?itemId=-5', undefined],
    ['?itemId=5.5', undefined],
    ['?itemId=577800/../', undefined],
    ['?itemId=99999999999999999999', undefined],
    ['?itemid=5', undefined],
    ['', undefined],
  ])('%s is %s', (search, item) => expect(itemInQuery(search)).toBe(item));
});

describe('where a reserve button leads', () => {
  const own = { home: true, ...NOBODY };
  const foreign = { home: false, partner: 'larkspur', network: '', campaign: 'lobby' };
  it("is a page of ours, with the partner's names", () => {
    expect(linkTo('/booking', own)).toBe('/booking');
    expect(linkTo('/booking?itemId=5', own)).toBe('/booking?itemId=5');
    expect(linkTo('/booking', { ...own, partner: 'larkspur' })).toBe('/booking?partner=larkspur');
    expect(linkTo('/booking', foreign)).toBe(`${site}/booking?partner=larkspur&campaign=lobby`);
    expect(linkTo('/booking', { ...own, home: false })).toBe(`${site}/booking`);
    expect(linkTo('/booking?itemId=5#calendar?', foreign)).toBe(
      `${site}/booking?partner=larkspur&campaign=lobby&itemId=5#calendar?`,
    );
    expect(linkTo('/booking#a?b', foreign)).toBe(`${site}/booking?partner=larkspur&campaign=lobby#a?b`);
  });
  it('is a link to the provider with credit', () => {
    const { origin } = fareharbor;
    expect(linkTo(`${origin}/x#y`, foreign)).toBe(`${origin}/x?asn=larkspur&asn-ref=larkspur&ref=lobby#y`);
    expect(linkTo(`${origin}/x#y`, own)).toBe(`${origin}/x#y`);
  });
  it('is any web address, and nowhere for anything else', () => {
    expect(linkTo('https://example.com/a?b', foreign)).toBe('https://example.com/a?b');
    expect(linkTo('https://[', foreign)).toBe('https://[');
    for (const href of ['', 'booking', ...HOSTILE]) expect(linkTo(href, foreign), href).toBeUndefined();
  });
});

describe('the frame of a network’s partner', () => {
  it('says so', () => {
    expect(new URL(frameUrl({ partner: 'larkspur', network: 'fhdn' })).search).toBe(
      '?fallback=simple&full-items=yes&flow=1219724&asn=fhdn&asn-ref=larkspur&ref=larkspur',
    );
  });
});
