import { describe, expect, it } from 'vitest';
import { suggestionFor } from '../../../site/pages/not-found';

const suggested = (path: string) => suggestionFor(path)?.href;

describe('not-found suggestions', () => {
  it.each([
    ['/brooklyn-cats', '/tours/brooklyn-heights'],
    ['/financial', '/tours/financial-district'],
    ['/side', '/tours/lower-east-side'],
    ['/private-party', '/tours/private-tours'],
    ['/my-booking', '/booking'],
    ['/galleries', '/gallery'],
    ['/weblog', '/blog'],
    ['/all/about', '/about'],
    ['/contacts', '/contact'],
    ['/pressroom', '/press-kit'],
    ['/newsletter', '/in-the-news'],
    ['/BROOKLYN', '/tours/brooklyn-heights'],
    ['/wp-admin', undefined],
  ])('lead from %s to %s', (path, href) => {
    expect(suggested(path)).toBe(href);
  });

  it('use the first match of the table', () => {
    expect(suggested('/book-a-private-tour-in-brooklyn')).toBe('/tours/brooklyn-heights');
  });
});
