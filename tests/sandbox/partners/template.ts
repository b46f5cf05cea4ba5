import { readFile } from 'node:fs/promises';
import { fallback } from '../../../loader/snippet';
import type { Origins } from '../../../site/serve/ports';

/** Returns the fallback links of a snippet. Imported late, because a fresh clone has no generated content. */
async function pastedFallback({ site, booking }: Origins): Promise<string> {
  const { tourLinks } = await import('../../../site/prerender/html/tour-links');
  const { fareharbor } = await import('#content/booking-service');
  const partner = 'larkspur';
  const bookingLinks = tourLinks({ partner }).map(({ name, href }) => ({
    name,
    href: href.replace(fareharbor.origin, booking),
  }));
  return fallback({ site, partner, bookingLinks });
}

/** Shared parts of pages. */
const shared = {
  META: `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />`,
  HEADER: `<header>
      <b>The Larkspur</b>
      <nav aria-label="Main">
        <a href="#rooms">Rooms</a> <a href="#table">Table</a> <a href="#garden">Garden</a>
        <a href="#nearby">Nearby</a>
      </nav>
    </header>`,
};

/** Returns a page's markup with `{{SITE}}`, `{{FALLBACK}}` and the like filled in. */
export async function renderPage(
  name: string,
  origins: Origins,
  more: Record<string, string> = {},
): Promise<string> {
  const text = await readFile(new URL(`pages/${name}.html`, import.meta.url), 'utf8');
  const values: Record<string, string> = {
    SITE: origins.site,
    PARTNERS: origins.partners,
    ...shared,
    ...(text.includes('{{FALLBACK}}') && { FALLBACK: await pastedFallback(origins) }),
    ...more,
  };
  return text.replace(/\{\{([A-Z]+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`pages/${name}.html: {{${key}}} has no value`);
    return value;
  });
}

/** Pins `#stage` to the top left corner by `?stage`, sets the dark color scheme by `?scheme=dark`; to compare pixels. */
export function withStage(markup: string, query: URLSearchParams): string {
  const sheets = [query.has('stage') && 'stage', query.get('scheme') === 'dark' && 'scheme-dark'].filter(
    Boolean,
  );
  const links = sheets.map((name) => `<link rel="stylesheet" href="/host/${name}.css">\n`).join('');
  return markup.replace('</head>', `${links}</head>`);
}
