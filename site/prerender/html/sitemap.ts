import { posts } from '#content/posts';
import { business, prices, season } from '#content/settings';
import { tours } from '#content/tours';
import { everyAddress } from '../../routes';
import { absolute, type Head } from '../../seo/head';
import { postPath } from '../../seo/structured-data/blog';
import { escapeHtml } from '../../../loader/snippet';
import type { SiteFiles } from './site-files';
import { seoMeta } from './seo-meta';

/** Adds `sitemap.xml`, `robots.txt`, `llms.txt` and `security.txt`. */
export function addSitemap(files: SiteFiles): void {
  files.set('sitemap.xml', async () => sitemapXml(await indexed()));
  // Disallows nothing: crawlers must read a page to see its noindex.
  files.set('robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
  files.set('llms.txt', async () => llmsTxt(await indexed()));
  files.set('.well-known/security.txt', securityTxt);
}

/** Returns the heads of all pages for search engines. */
async function indexed(): Promise<Head[]> {
  const all = await Promise.all((await everyAddress()).map(seoMeta));
  return all.map(({ head }) => head).filter(({ noindex }) => !noindex);
}

/** https://www.sitemaps.org/protocol.html; only posts have a known day. */
function sitemapXml(heads: readonly Head[]): string {
  const days = new Map(posts.map((post) => [postPath(post), post.isoDate]));
  const urls = heads.map(({ canonical }) => {
    const day = days.get(canonical);
    return `<url><loc>${escapeHtml(absolute(canonical))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const SECURITY_TXT_DAYS = 330;

/** https://www.rfc-editor.org/rfc/rfc9116; each build renews it. */
function securityTxt(): string {
  const expires = new Date(Date.now() + SECURITY_TXT_DAYS * 86_400_000).toISOString().slice(0, 10);
  return `Contact: mailto:${business.email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${absolute('/.well-known/security.txt')}
`;
}

/** https://llmstxt.org */
function llmsTxt(heads: readonly Head[]): string {
  const link = ({ title, canonical, description }: Head) =>
    `- [${title}](${absolute(canonical)}): ${description}`;
  const under = (prefix: string) => heads.filter(({ canonical }) => canonical.startsWith(prefix)).map(link);
  const top = heads.filter(({ canonical }) => canonical.lastIndexOf('/') === 0).map(link);
  const walks = tours.map(
    ({ title, duration, priceText, schedule, group }) =>
      `- ${title}: ${[duration, priceText, schedule, group].join('; ')}`,
  );
  return `# ${business.name}

> ${business.description}

Public walks cost $${prices.perPerson} per person; private tours from $${prices.privateMinimum} for up to ${prices.privateIncluded} guests. Season: ${season.from} to ${season.to}${season.firstDay ? ` (${season.firstDay} to ${season.lastDay})` : ''}. Book at ${absolute('/booking')}, write to ${business.email}.

${walks.join('\n')}

## Pages

${top.join('\n')}

## Tours

${under('/tours/').join('\n')}

## For partners

${under('/partners/').join('\n')}

## Stories

${under('/blog/').join('\n')}
`;
}
