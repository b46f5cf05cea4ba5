import { describe, expect, it } from 'vitest';
import { posts } from '#content/posts';
import { business } from '#content/settings';
import { metaHtml } from '../../../site/prerender/html/meta';
import { seoMeta } from '../../../site/prerender/html/seo-meta';
import { absolute } from '../../../site/seo/head';

const card = { href: '/img/cards/x.jpg', width: 1200, height: 630, alt: 'Title. A cat' };
const { facts } = await seoMeta('/about');
const ofPost = await seoMeta('/blog/7');
const head = { title: 'Cats & "Dogs"', description: 'A <b> & more', canonical: '/about' };

const tags = (html: string) =>
  [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
    name,
    content,
  ]);

describe('page meta', () => {
  const about = metaHtml(head, facts, card);

  it('has its title with the business name, a canonical address and the default keywords', () => {
    expect(about).toContain('<title>Cats &amp; &quot;Dogs&quot; | Cats About Town Tours</title>');
    expect(about).toContain(`<link rel="canonical" href="${absolute('/about')}">`);
    expect(tags(about)).toContainEqual(['keywords', business.keywords.join(', ')]);
    expect(tags(about)).toContainEqual(['robots', 'index, follow, max-image-preview:large']);
  });

  it('has social network data with absolute addresses', () => {
    expect(tags(about).filter(([name]) => /^(og|twitter):/.test(name!))).toEqual([
      ['og:type', 'website'],
      ['og:site_name', 'Cats About Town Tours'],
      ['og:locale', 'en_US'],
      ['og:title', 'Cats &amp; &quot;Dogs&quot;'],
      ['og:description', 'A &lt;b&gt; &amp; more'],
      ['og:url', absolute('/about')],
      ['og:image', absolute('/img/cards/x.jpg')],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Title. A cat'],
      ['twitter:card', 'summary_large_image'],
    ]);
  });

  it('adds the date, topic and tags of a post, tags before the default keywords', () => {
    const { isoDate, category, tags: own } = posts.find(({ id }) => id === 7)!;
    const post = tags(metaHtml(head, ofPost.facts, card));
    expect(post).toContainEqual(['og:type', 'article']);
    expect(post).toContainEqual(['article:published_time', isoDate]);
    expect(post).toContainEqual(['article:section', category]);
    expect(post.filter(([name]) => name === 'article:tag')).toHaveLength(own.length);
    expect(post.find(([name]) => name === 'keywords')![1]).toBe([...own, ...business.keywords].join(', '));
  });

  it('marks a page as noindex', () => {
    const hidden = metaHtml({ ...head, noindex: true }, facts, card);
    expect(tags(hidden)).toContainEqual(['robots', 'noindex, nofollow']);
  });
});
