import { describe, expect, it } from 'vitest';
import { visitPartner } from '../../site/attribution';
import { itemInQuery } from '../../widgets/booking-calendar/item-in-query';
import { calendarUrl } from '../../widgets/kit/services/fareharbor';
import { frameUrl } from '../../widgets/kit/services/fareharbor-frame';
import { site } from '../../widgets/kit/services/config';
import { linkTo } from '../../widgets/kit/links';
import { HOSTILE } from '../helpers/hostile-links';

describe('addresses of the provider', () => {
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  it('are as the provider documents them', () => {
    expect(path(calendarUrl({ item: 562633 }))).toBe(
      '/embeds/book/catsabouttowntours/items/562633/calendar/?flow=1219724&full-items=yes',
    );
    expect(path(calendarUrl({ flow: 7, partner: 'larkspur' }))).toBe(
      '/embeds/book/catsabouttowntours/items/?flow=7&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur',
    );
    expect(path(frameUrl({}))).toBe(
      '/embeds/calendar/catsabouttowntours/items/?fallback=simple&full-items=yes&flow=1219724',
    );
    expect(path(frameUrl({ item: 577800, partner: 'larkspur' }))).toBe(
      '/embeds/calendar/catsabouttowntours/items/577800/?fallback=simple&full-items=yes&flow=1219724&asn=larkspur&asn-ref=larkspur&ref=larkspur',
    );
  });
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
  const own = { home: true, partner: 'larkspur' };
  const foreign = { home: false, partner: 'larkspur' };
  it('is a page of ours, with the partner on a foreign page', () => {
    expect(linkTo('/booking', own)).toBe('/booking');
    expect(linkTo('/booking', foreign)).toBe(`${site}/booking?partner=larkspur`);
    expect(linkTo('/booking', { ...foreign, partner: '' })).toBe(`${site}/booking`);
    expect(linkTo('/booking?itemId=5#calendar', foreign)).toBe(
      `${site}/booking?partner=larkspur&itemId=5#calendar`,
    );
    expect(linkTo('/booking?itemId=5', own)).toBe('/booking?itemId=5');
  });
  it('is any web address, and nowhere for anything else', () => {
    expect(linkTo('https://example.com/a?b', foreign)).toBe('https://example.com/a?b');
    for (const href of ['', 'booking', ...HOSTILE]) expect(linkTo(href, foreign), href).toBeUndefined();
  });
});

describe('the partner of a visit', () => {
  const memory = (start: Record<string, string> = {}) => {
    const kept = new Map(Object.entries(start));
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
    return { kept, store: () => store };
  };

  it('is the one in the address, and stays for later pages', () => {
    const { kept, store } = memory();
    expect(visitPartner('?partner=larkspur', store)).toBe('larkspur');
    expect([...kept]).toEqual([['partner', 'larkspur']]);
    expect(visitPartner('', store)).toBe('larkspur');
    expect(visitPartner('?partner=harbor-house', store)).toBe('harbor-house');
    expect(visitPartner('', store)).toBe('harbor-house');
  });

  it('is nobody where the name is none, in the address or in the storage', () => {
    for (const name of ['a b', 'a%26ref=b', '<b>', 'x'.repeat(65)]) {
      const { kept, store } = memory();
      expect(visitPartner(`?partner=${name}`, store), name).toBe('');
      expect(kept.size).toBe(0);
      expect(visitPartner('', memory({ partner: decodeURIComponent(name) }).store), name).toBe('');
    }
    expect(visitPartner('', memory().store)).toBe('');
  });

  it('lasts as long as the page where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(visitPartner('?partner=larkspur', denied)).toBe('larkspur');
    expect(visitPartner('', denied)).toBe('');
  });
});
