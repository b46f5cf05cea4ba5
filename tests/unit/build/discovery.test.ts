import { describe, expect, it } from 'vitest';
import { posts } from '#content/posts';
import { business, prices } from '#content/settings';
import { makeAll, type SiteFiles } from '../../../site/prerender/html/site-files';
import { addSitemap } from '../../../site/prerender/html/sitemap';
import { everyAddress } from '../../../site/routes';
import { absolute } from '../../../site/seo/head';

const unmade: SiteFiles<string> = new Map();
addSitemap(unmade);
const files = await makeAll(unmade);
const sitemap = files.get('sitemap.xml')!;
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('sitemap.xml', () => {
  it('lists every indexable page once, by its canonical address', async () => {
    const expected = (await everyAddress()).filter((path) => path !== '/survey').map(absolute);
    expect([...addresses].sort()).toEqual(expected.sort());
  });

  it('gives posts their date', () => {
    for (const { id, isoDate } of posts)
      expect(sitemap).toContain(
        `<url><loc>${absolute(`/blog/${id}`)}</loc><lastmod>${isoDate}</lastmod></url>`,
      );
    expect(sitemap.match(/<lastmod>/g)).toHaveLength(posts.length);
  });
});

it('robots.txt allows everything, so that noindex pages can be read', () => {
  expect(files.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
});

it('security.txt names a contact and expires within a year', () => {
  const text = files.get('.well-known/security.txt')!;
  expect(text).toMatch(new RegExp(`^Contact: mailto:${business.email}\nExpires: \\S+Z\n`));
  const days = (Date.parse(/Expires: (\S+)/.exec(text)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

describe('llms.txt', () => {
  const text = files.get('llms.txt')!;

  it('follows the convention and links every page', () => {
    const [name, gap, summary] = text.split('\n');
    expect([name, gap]).toEqual([`# ${business.name}`, '']);
    expect(summary).toMatch(/^> \S/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) => address);
    expect([...links].sort()).toEqual([...addresses].sort());
  });

  it('states the price', () => expect(text).toContain(`$${prices.perPerson} per person`));
});
