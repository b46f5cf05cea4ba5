import { describe, expect, it } from 'vitest';
import { posts } from '#content/posts';
import { business } from '#content/settings';
import { metaHtml } from '../../../site/prerender/html/meta';
import { seoMeta } from '../../../site/prerender/html/seo-meta';
import { absolute } from '../../../site/seo/head';

const card = { href: '/img/cards/x.jpg', width: 1200, height: 630, alt: 'Title. A cat' };
const { facts } = await seoMeta('/about');
const [post] = posts;
const ofPost = await seoMeta(`/blog/${post!.id}`);
const head = { title: 'Cats & "Dogs"', description: 'A <b> & more', canonical: '/about' };

const tags = (html: string) =>
  [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
    name,
    content,
  ]);

describe('page meta', () => {
  const about = metaHtml(head, facts, card);

  it('has its title with the business name, a canonical address and the default keywords', () => {
    expect(about).toContain(`<title>Cats &amp; &quot;Dogs&quot; ${business.titleSuffix}</title>`);
    expect(about).toContain(`<link rel="canonical" href="${absolute('/about')}">`);
    expect(tags(about)).toContainEqual(['keywords', business.keywords.join(', ')]);
    expect(tags(about)).toContainEqual(['robots', 'index, follow, max-image-preview:large']);
  });

  it('has social network data with absolute addresses', () => {
    expect(tags(about).filter(([name]) => /^(og|twitter):/.test(name!))).toEqual([
      ['og:type', 'website'],
      ['og:site_name', business.name],
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
    const { isoDate, category, tags: own } = post!;
    const meta = tags(metaHtml(head, ofPost.facts, card));
    expect(meta).toContainEqual(['og:type', 'article']);
    expect(meta).toContainEqual(['article:published_time', isoDate]);
    expect(meta).toContainEqual(['article:section', category]);
    expect(meta.filter(([name]) => name === 'article:tag')).toHaveLength(own.length);
    expect(meta.find(([name]) => name === 'keywords')![1]).toBe([...own, ...business.keywords].join(', '));
  });

  it('marks a page as noindex', () => {
    const hidden = metaHtml({ ...head, noindex: true }, facts, card);
    expect(tags(hidden)).toContainEqual(['robots', 'noindex, nofollow']);
  });
});
