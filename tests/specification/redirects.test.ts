import { expect, it } from 'vitest';
import { redirectFor, redirects } from '../../site/redirects';

const specified: Record<string, string> = {
  '/sitemap': '/sitemap.html',
  '/tours/financial-district': '/financial-district-cat-tour, /financial-district',
  '/tours/brooklyn-heights': '/brooklyn-heights-cat-tour, /brooklyn-heights, /brooklyn',
  '/tours/lower-east-side': '/lower-east-side-cat-tour, /lower-east-side',
  '/tours/private-tours': '/private-cat-tours, /private-tours',
  '/tours': '/tour, /cat-tours, /tourinfo, /cat-tour',
  '/': '/cats, /index.html, /index.php, /home',
  '/about': '/about-us, /about-:name, /about.html',
  '/contact': '/contactus, /contact-us, /contact.html',
  '/booking': '/book, /book-a-tour, /book-tour, /reserve, /reservation',
  '/press-kit': '/press, /media',
  '/in-the-news': '/news, /media-coverage',
  '/gallery': '/photo, /photos, /image, /images, /gallery.html',
  '/blog': '/articles, /stories, /post, /posts, /blog.html',
};

it('has the 43 specified redirects', () => {
  const expected = Object.entries(specified).flatMap(([to, froms]) =>
    froms.split(', ').map((from) => ({ from, to })),
  );
  expect(expected).toHaveLength(43);
  expect(redirects.map(({ from, to }) => ({ from, to }))).toEqual(expect.arrayContaining(expected));
  for (const { from, to } of expected) expect(redirectFor(from.replace(':name', 'somebody'))).toBe(to);
});
