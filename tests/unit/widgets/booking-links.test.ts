import { describe, expect, it } from 'vitest';
import { NO_REFERRAL } from '../../../widgets/kit/model/referral';
import { calendarUrl, addAttribution, isProvider } from '../../../widgets/kit/services/booking/index';
import { frameUrl } from '../../../widgets/kit/services/booking/frame';
import { fareharbor } from '#content/booking-service';
import { site } from '#content/config';
import { linkTo } from '../../../widgets/kit/element/links';
import { HOSTILE } from '../../helpers/hostile-links';

describe('provider addresses', () => {
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  it("follow the provider's documentation", () => {
    expect(path(calendarUrl({ item: 562633 }))).toBe(
      `/embeds/book/${fareharbor.company}/items/562633/calendar/?flow=${fareharbor.flow}&full-items=yes`,
    );
    expect(path(calendarUrl({ item: 562630, month: '2027/05', partner: 'larkspur' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/562630/calendar/2027/05/?flow=${fareharbor.flow}&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur`,
    );
    expect(path(calendarUrl({ month: '2027/05' }))).toBe(path(calendarUrl({})));
    expect(path(calendarUrl({ flow: 7, partner: 'larkspur' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/?flow=7&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur`,
    );
    expect(path(calendarUrl({ item: 1, partner: 'larkspur', network: 'fhdn', campaign: 'lobby' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/1/calendar/?flow=${fareharbor.flow}&full-items=yes&asn=fhdn&asn-ref=larkspur&ref=lobby`,
    );
    expect(path(calendarUrl({ flow: 7, network: 'fhdn', campaign: 'lobby' }))).toBe(
      `/embeds/book/${fareharbor.company}/items/?flow=7&full-items=yes`,
    );
    expect(path(frameUrl({}))).toBe(
      `/embeds/calendar/${fareharbor.company}/items/?fallback=simple&full-items=yes&flow=${fareharbor.flow}`,
    );
    expect(path(frameUrl({ item: 577800, partner: 'larkspur', network: 'fhdn' }))).toBe(
      `/embeds/calendar/${fareharbor.company}/items/577800/?fallback=simple&full-items=yes&flow=${fareharbor.flow}&asn=fhdn&asn-ref=larkspur&ref=larkspur`,
    );
  });
});

describe('addAttribution', () => {
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
      addAttribution(`${fareharbor.origin}${path}`, {
        partner: 'larkspur',
        network: 'fhdn',
        campaign: 'lobby',
      }),
    ).toBe(fareharbor.origin + expected),
  );
  it('sets all three to the partner when it has no network and no campaign', () => {
    expect(addAttribution('https://example.com/', { ...NO_REFERRAL, partner: 'larkspur' })).toBe(
      'https://example.com/?asn=larkspur&asn-ref=larkspur&ref=larkspur',
    );
  });
  it('returns the link as written without a partner', () => {
    expect(addAttribution('https://example.com?', { network: 'fhdn', campaign: 'lobby' })).toBe(
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

describe('reserve button address', () => {
  const own = { home: true, ...NO_REFERRAL };
  const thirdParty = { home: false, partner: 'larkspur', network: '', campaign: 'lobby' };
  it("is a page of our site with the partner's names", () => {
    expect(linkTo('/booking', own)).toBe('/booking');
    expect(linkTo('/booking?itemId=5', own)).toBe('/booking?itemId=5');
    expect(linkTo('/booking', { ...own, partner: 'larkspur' })).toBe('/booking?partner=larkspur');
    expect(linkTo('/booking', thirdParty)).toBe(`${site}/booking?partner=larkspur&campaign=lobby`);
    expect(linkTo('/booking', { ...own, home: false })).toBe(`${site}/booking`);
    expect(linkTo('/booking?itemId=5#calendar?', thirdParty)).toBe(
      `${site}/booking?partner=larkspur&campaign=lobby&itemId=5#calendar?`,
    );
    expect(linkTo('/booking#a?b', thirdParty)).toBe(`${site}/booking?partner=larkspur&campaign=lobby#a?b`);
  });
  it('is a link to the provider with attribution', () => {
    const { origin } = fareharbor;
    expect(linkTo(`${origin}/x#y`, thirdParty)).toBe(`${origin}/x?asn=larkspur&asn-ref=larkspur&ref=lobby#y`);
    expect(linkTo(`${origin}/x#y`, own)).toBe(`${origin}/x#y`);
  });
  it('is any web address, and empty for anything else', () => {
    expect(linkTo('https://example.com/a?b', thirdParty)).toBe('https://example.com/a?b');
    expect(linkTo('https://[', thirdParty)).toBe('https://[');
    for (const href of ['', 'booking', ...HOSTILE]) expect(linkTo(href, thirdParty), href).toBeUndefined();
  });
});
