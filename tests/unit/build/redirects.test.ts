import { describe, expect, it } from 'vitest';
import { redirectFor, redirects } from '../../../site/redirects';
import { findRoute, notFound } from '../../../site/routes';

describe('redirects', () => {
  it.each([
    ['/financial-district', '/tours/financial-district'],
    ['/index.php', '/'],
    ['/about-peggy', '/about'],
    ['/Book/', '/booking'],
  ])('redirect %s to %s', (from, to) => expect(redirectFor(from)).toBe(to));

  it.each(['/', '/about', '/about-', '/tours/brooklyn', '/sitemapxhtml', '/booking', '/nothing'])(
    '%s leads nowhere else',
    (path) => expect(redirectFor(path)).toBeUndefined(),
  );

  it('lists each address once', () => {
    const from = redirects.map((redirect) => redirect.from);
    expect(from.filter((path, at) => from.indexOf(path) !== at)).toEqual([]);
  });

  it('never replace a page, and always lead to one', () => {
    for (const { from, to } of redirects) {
      expect(findRoute(from).route, from).toBe(notFound);
      expect(findRoute(to).route, to).not.toBe(notFound);
    }
  });
});

it.each([
  '/tours/none',
  '/tours/constructor',
  '/tours/brooklyn-heights/more',
  '/blog/caf%C3%A9-cats',
  '/blog/1%22',
])('%s is not a page', (path) => expect(findRoute(path).route).toBe(notFound));

describe('blog addresses', () => {
  it('resolve to the page of the post in the query', () => {
    expect(findRoute('/blog', '?post=5')).toEqual(findRoute('/blog/5'));
    expect(findRoute('/blog/5').params.id).toBe('5');
    expect(findRoute('/blog', '?category=x').route.name).toBe('blog');
    expect(findRoute('/blog', '?post=..%2Fabout').route.name).toBe('blog');
  });
});
