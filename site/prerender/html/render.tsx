import { business } from '#content/settings';
import { css as fonts } from '#css/fonts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { prerendering } from '../../../widgets/kit/tag';
import { registry } from '../../../widgets/registry';
import { App } from '../../app';
import { FooterContent } from '../../layout/footer-content';
import { everyAddress, findRoute } from '../../routes';
import type { DataHashes } from '../data-files';
import { writeSitemap } from './sitemap';
import { documentHtml } from './document';
import { writeEmbedPages } from './embed-pages';
import { writeFeeds } from './feed';
import { writeHostFiles } from '../hosts/host-files';
import { loadDefinitions, loadEditions } from './definitions';
import { shadowHtml } from './shadow';
import { writeSnippets } from './snippets';
import { publishCard } from './social-card';
import { seoMeta } from './seo-meta';
import { modulesOf, type ManifestFile } from '../manifest';
import { checkFragments } from './fragments';
import { offlineHtml } from './offline';

/** Writes every page of the site as HTML, and what a static host needs to serve them. */
export async function prerender(outDir: string, manifest: ManifestFile, hashes: DataHashes): Promise<void> {
  const definitions = await loadDefinitions();
  const files = new Map<string, string>();
  const editions = await loadEditions(definitions);
  prerendering.shadow = (tag, attributes) =>
    shadowHtml(definitions[tag], hashes[tag], editions[tag], attributes);

  const addresses = await everyAddress();
  // While one page's card is drawn, the next page is rendered.
  const made = addresses.map(async (address) => [address, await page(address, manifest, outDir)] as const);
  const pages = new Map(await Promise.all(made));
  checkFragments(pages, business.siteUrl);
  for (const [address, html] of pages)
    files.set(address === '/' ? 'index.html' : `${address.slice(1)}.html`, html);
  files.set('404.html', await page('/404', manifest, outDir, '*'));
  files.set('offline.html', offlineHtml());
  await writeSnippets(files, definitions, hashes);
  writeEmbedPages(files, definitions);
  await writeFeeds(files);
  await writeSitemap(files);
  // For partners who use the brand theme; our pages have the same rules inline.
  files.set('v1/fonts.css', fonts);
  writeHostFiles(files);

  for (const [name, text] of files) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function page(
  address: string,
  manifest: ManifestFile,
  outDir: string,
  path = address,
): Promise<string> {
  const { route } = findRoute(address);
  const { head, facts } = await seoMeta(address);
  const html = renderToString((<App ssrPath={address} footer={<FooterContent />} />) as never);
  if (!route.hydrates) checkButtons(address, html);
  const modules = modulesOf(manifest, route.hydrates && route.name, eagerElements(html));
  const card = await publishCard(facts.card, outDir);
  return documentHtml({ path, html, head, facts, card, modules });
}

/** Throws for a button without a script. On pages that do not hydrate, only elements and `data-copies` have one. */
function checkButtons(address: string, html: string): void {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const outside = main.replace(/<(cat-[\w-]+)[ >].*?<\/\1>/gs, '');
  const [dead] = /<button(?![^>]* data-copies=).*?<\/button>/s.exec(outside) ?? [];
  if (dead) throw new Error(`${address}: ${dead} does nothing. Move it into an element, or use data-copies.`);
}

/** Returns the elements that load at once. */
const eagerElements = (html: string): string[] =>
  Object.keys(registry).filter((tag) =>
    [...html.matchAll(new RegExp(`<${tag}( [^>]*)>`, 'g'))].some(
      ([, attributes]) => !attributes!.includes(' loading="lazy"'),
    ),
  );
