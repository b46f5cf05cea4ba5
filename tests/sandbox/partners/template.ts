import { readFile } from 'node:fs/promises';
import { fallback } from '../../../loader/snippet';
import type { Origins } from '../ports';

/** Returns what a partner pastes into a tag. Content is not there yet while a fresh clone starts. */
async function pastedFallback({ site, services }: Origins): Promise<string> {
  const { tourDoors } = await import('../../../site/prerender/html/tour-doors');
  const { fareharbor } = await import('#content/booking-service');
  const partner = 'larkspur';
  const doors = tourDoors({ partner }).map(({ name, href }) => ({
    name,
    href: href.replace(fareharbor.origin, services),
  }));
  return fallback({ site, partner, doors });
}

/** Parts that many pages share: the first lines of every head, and what is above each page of the hotel. */
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

/**
 * Returns a page's markup with `{{SITE}}`, `{{SERVICES}}`, `{{PARTNERS}}`, `{{FALLBACK}}`, the shared parts and further
 * names filled in.
 */
export async function renderPage(
  name: string,
  origins: Origins,
  more: Record<string, string> = {},
): Promise<string> {
  const text = await readFile(new URL(`pages/${name}.html`, import.meta.url), 'utf8');
  const values: Record<string, string> = {
    SITE: origins.site,
    SERVICES: origins.services,
    PARTNERS: origins.partners,
    ...shared,
    ...(text.includes('{{FALLBACK}}') && { FALLBACK: await pastedFallback(origins) }),
    ...more,
  };
  return text.replace(/\{\{([A-Z]+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`pages/${name}.html: nothing to put into {{${key}}}`);
    return value;
  });
}

/**
 * For comparing pixels: `?stage` pins the page's `#stage` to the top left corner at one width on an opaque
 * background, `?scheme=dark` makes any page one of the dark color scheme.
 */
export function withStage(markup: string, query: URLSearchParams): string {
  const sheets = [query.has('stage') && 'stage', query.get('scheme') === 'dark' && 'scheme-dark'].filter(
    Boolean,
  );
  const links = sheets.map((name) => `<link rel="stylesheet" href="/host/${name}.css">\n`).join('');
  return markup.replace('</head>', `${links}</head>`);
}
