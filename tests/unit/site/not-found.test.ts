import { page } from '#content/page-not-found';
import { describe, expect, it } from 'vitest';
import { suggestionFor } from '../../../site/pages/suggestion';

const suggested = (path: string) => suggestionFor(path, page.suggestions)?.href;

describe('what the not-found page suggests', () => {
  it.each([
    ['/brooklyn-cats', '/tours/brooklyn-heights'],
    ['/the-heights', '/tours/brooklyn-heights'],
    ['/financial', '/tours/financial-district'],
    ['/my-district', '/tours/financial-district'],
    ['/lower', '/tours/lower-east-side'],
    ['/east', '/tours/lower-east-side'],
    ['/side', '/tours/lower-east-side'],
    ['/private-party', '/tours/private-tours'],
    ['/custom', '/tours/private-tours'],
    ['/my-booking', '/booking'],
    ['/reserved', '/booking'],
    ['/galleries', '/gallery'],
    ['/my-photos', '/gallery'],
    ['/weblog', '/blog'],
    ['/old-post', '/blog'],
    ['/all/about', '/about'],
    ['/contacts', '/contact'],
    ['/pressroom', '/press-kit'],
    ['/media-files', '/press-kit'],
    ['/newsletter', '/in-the-news'],
  ])('%s: %s', (path, href) => {
    expect(suggested(path)).toBe(href);
  });

  it('takes the first match of the table', () => {
    expect(suggested('/book-a-private-tour-in-brooklyn')).toBe('/tours/brooklyn-heights');
  });

  it('does not mind capitals', () => {
    expect(suggested('/BROOKLYN')).toBe('/tours/brooklyn-heights');
  });

  it('suggests nothing without a keyword', () => {
    expect(suggested('/wp-admin')).toBeUndefined();
  });
});
