import { posts } from '#content/posts';
import { business, prices, season } from '#content/settings';
import { tours } from '#content/tours';
import { everyAddress } from '../../routes';
import { absolute, type Head } from '../../seo/head';
import { postPath } from '../../seo/structured-data/blog';
import { escape } from './escape';
import { seoMeta } from './seo-meta';

/** Writes what programs read: `sitemap.xml`, `robots.txt`, `llms.txt` and `security.txt`. */
export async function writeSitemap(files: Map<string, string>): Promise<void> {
  const heads = (await allHeads()).filter(({ noindex }) => !noindex);
  files.set('sitemap.xml', sitemapXml(heads));
  files.set('robots.txt', robotsTxt());
  files.set('llms.txt', llmsTxt(heads));
  files.set('.well-known/security.txt', securityTxt(new Date()));
}

/** The head of every page, in the order of the table. */
async function allHeads(): Promise<Head[]> {
  const all = await Promise.all((await everyAddress()).map(seoMeta));
  return all.map(({ head }) => head);
}

/** https://www.sitemaps.org/protocol.html; only posts have a day that is known. */
function sitemapXml(heads: readonly Head[]): string {
  const days = new Map(posts.map((post) => [postPath(post), post.isoDate]));
  const urls = heads.map(({ canonical }) => {
    const day = days.get(canonical);
    return `<url><loc>${escape(absolute(canonical))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Writes robots.txt, which disallows nothing: a page that may not be shown says so itself, and must be read for that. */
const robotsTxt = () => `User-agent: *
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`;

const SECURITY_TXT_DAYS = 330;

/** Writes whom to tell of a vulnerability: https://www.rfc-editor.org/rfc/rfc9116. Each build renews it. */
function securityTxt(now: Date): string {
  now.setUTCDate(now.getUTCDate() + SECURITY_TXT_DAYS);
  return `Contact: mailto:${business.email}
Expires: ${now.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en
Canonical: ${absolute('/.well-known/security.txt')}
`;
}

/** The site in one page of Markdown, for language models: https://llmstxt.org. */
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

## Stories

${under('/blog/').join('\n')}
`;
}
