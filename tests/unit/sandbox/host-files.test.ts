import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../sandbox/site/headers';
import { findRedirect, parseRedirects } from '../../sandbox/site/redirects';

describe('_redirects', () => {
  const rules = parseRedirects(`
# old addresses
/sitemap.html /sitemap 301
/about-:name /about 301   # guests' first names
/docs/:year/:page /archive/:page-:year 302
/shop/* https://shop.example/:splat?from=site 301
/app/* /app.html 200
/bare /somewhere
/loop /loop 301
/sitemap.html /never 301
`);
  const go = (path: string, query = '') => findRedirect(rules, path, query);

  test('the first match wins and keeps the query', () => {
    expect(go('/sitemap.html', '?a=1')).toEqual({ status: 301, location: '/sitemap?a=1' });
  });

  test('a placeholder stands for a segment or a part of one, never for more', () => {
    expect(go('/about-peggy')?.location).toBe('/about');
    expect(go('/about-peggy/more')).toBeUndefined();
    expect(go('/about-')).toBeUndefined();
    expect(go('/docs/2024/cats')?.location).toBe('/archive/cats-2024');
  });

  test('a splat is carried over, and a query of the rule replaces the given one', () => {
    expect(go('/shop/a/b', '?x=1')?.location).toBe('https://shop.example/a/b?from=site');
  });
});

describe('_headers', () => {
  const rules = parseHeaders(`
/*
  X-Frame-Options: SAMEORIGIN
  Cache-Control: no-cache
  Link: <https://a.example/x>; rel=preconnect
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
  X-Frame-Options: DENY
`);

  test('later matches add, and a name taken away starts anew', () => {
    expect(headersFor(rules, '/assets/a.js')).toEqual({
      'x-frame-options': 'SAMEORIGIN, DENY',
      'cache-control': 'public, max-age=31536000, immutable',
      link: '<https://a.example/x>; rel=preconnect',
    });
    expect(headersFor(rules, '/')['cache-control']).toBe('no-cache');
  });
});
