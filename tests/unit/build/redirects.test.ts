import { describe, expect, it } from 'vitest';
import { redirectFor, redirects } from '../../../site/redirects';
import { findRoute, notFound } from '../../../site/routes';

describe('redirects', () => {
  it.each([
    ['/sitemap.html', '/sitemap'],
    ['/financial-district', '/tours/financial-district'],
    ['/brooklyn', '/tours/brooklyn-heights'],
    ['/lower-east-side-cat-tour', '/tours/lower-east-side'],
    ['/private-tours', '/tours/private-tours'],
    ['/tourinfo', '/tours'],
    ['/index.php', '/'],
    ['/about-peggy', '/about'],
    ['/about-us', '/about'],
    ['/contactus', '/contact'],
    ['/reservation', '/booking'],
    ['/media', '/press-kit'],
    ['/media-coverage', '/in-the-news'],
    ['/gallery.html', '/gallery'],
    ['/stories', '/blog'],
    ['/Book/', '/booking'],
  ])('%s leads to %s', (from, to) => expect(redirectFor(from)).toBe(to));

  it.each(['/', '/about', '/about-', '/tours/brooklyn', '/sitemapxhtml', '/booking', '/nothing'])(
    '%s leads nowhere else',
    (path) => expect(redirectFor(path)).toBeUndefined(),
  );

  it('names each address once', () => {
    const from = redirects.map((redirect) => redirect.from);
    expect(from.filter((path, at) => from.indexOf(path) !== at)).toEqual([]);
  });

  it('never hides a page, and always leads to one', () => {
    for (const { from, to } of redirects) {
      expect(findRoute(from).route, from).toBe(notFound);
      expect(findRoute(to).route, to).not.toBe(notFound);
    }
  });
});

it.each(['/tours/none', '/tours/constructor', '/tours/brooklyn-heights/more'])('%s is no page', (path) =>
  expect(findRoute(path).route).toBe(notFound),
);

describe('the blog’s addresses', () => {
  it('with a post in the query are the page of that post', () => {
    expect(findRoute('/blog', '?post=5')).toEqual(findRoute('/blog/5'));
    expect(findRoute('/blog/5').params.id).toBe('5');
    expect(findRoute('/blog', '?category=x').route.name).toBe('blog');
    expect(findRoute('/blog', '?post=..%2Fabout').route.name).toBe('blog');
  });
});
