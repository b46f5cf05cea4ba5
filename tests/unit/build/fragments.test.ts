import { describe, expect, it } from 'vitest';
import { checkFragments } from '../../../site/prerender/html/fragments';

const SITE = 'https://example.com';
const CONTACT =
  '<main id="main"><h2 id="write-to-us">Write</h2><cat-faq><template><p id="a&b"></p></template></cat-faq>';

/** Checks a page that contains the link. */
const check = (href: string) => () =>
  checkFragments(
    new Map([
      ['/', `<a data-x="1" href="${href}">Link</a>`],
      ['/contact', CONTACT],
      ['/blog', '<p id="list"></p>'],
      ['/blog/5', '<h2 id="café">A post</h2>'],
    ]),
    SITE,
  );

describe('checkFragments', () => {
  it.each([
    '/contact#write-to-us',
    '/contact?x=1&amp;y=2#main',
    `${SITE}/contact#main`,
    '/blog?post=5#caf%C3%A9',
    '#top',
    '/contact#:~:text=Write',
    'https://elsewhere.example/contact#nowhere',
    'mailto:a@example.com',
    '/feed.xml#nowhere',
  ])('accepts %s', (href) => expect(check(href)).not.toThrow());

  it.each([
    [
      '/contact#nowhere',
      /^Links to fragments .* \(1\):\n\/ links to "\/contact#nowhere", but that page has no id "nowhere"\. Remove/,
    ],
    ['/contact#write-tous', /no id "write-tous"\. Did you mean "#write-to-us"\?$/],
    [`${SITE}/contact#nowhere`, /^Links .*\n\/ links to "https:\/\/example\.com\/contact#nowhere"/],
    ['/blog?post=5#list', /no id "list"/],
    ['#nowhere', /\n\/ links to "#nowhere"/],
  ])('rejects %s', (href, words) => expect(check(href)).toThrow(words));
});
