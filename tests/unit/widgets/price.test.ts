import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privateTourMessage } from '../../../widgets/contact/private-tour-message';
import { privateTourPrice } from '../../../widgets/kit/private-tour/price';
import { parseGuests } from '../../../widgets/price-calculator/parse-guests';

const prices = { minimum: 320, included: 8, extra: 40 };

describe('guests', () => {
  it.each([
    ['8', 8],
    ['1', 1],
    ['30', 30],
    ['31', 30],
    ['-3', 1],
    ['', 1],
    ['twelve', 1],
    ['12 cats', 12],
    ['7.9', 7],
    ['１２', 12],
    ['١٢', 12],
    ['۱۲', 12],
    ['\u200e12', 12],
  ])('%j means %i', (text, guests) => expect(parseGuests(text)).toBe(guests));

  it('is a whole number from 1 to 30 for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const guests = parseGuests(text);
        expect(Number.isInteger(guests) && guests >= 1 && guests <= 30).toBe(true);
      }),
    );
  });
});

describe('private tour price', () => {
  it.each([
    [1, 320],
    [8, 320],
    [9, 360],
    [12, 480],
    [30, 1200],
  ])('for %i guests is $%i', (guests, total) => expect(privateTourPrice(guests, prices).total).toBe(total));

  it('counts guests beyond the included ones', () => {
    expect(privateTourPrice(8, prices).extraGuests).toBe(0);
    expect(privateTourPrice(11, prices).extraGuests).toBe(3);
  });
});

describe('privateTourMessage', () => {
  it.each([
    ['?guests=1', 'A private tour for 1 guest ($320 by the price calculator).'],
    ['?partner=larkspur&guests=12', 'A private tour for 12 guests ($480 by the price calculator).'],
    ['?guests=30', 'A private tour for 30 guests ($1200 by the price calculator).'],
  ])('for %s names guests and total', (query, message) =>
    expect(privateTourMessage(query, prices)).toBe(message),
  );

  it.each(['', '?guests=', '?guests=0', '?guests=31', '?guests=2.5', '?guests=x', '?guests=-3'])(
    'ignores "%s"',
    (query) => expect(privateTourMessage(query, prices)).toBeUndefined(),
  );
});
