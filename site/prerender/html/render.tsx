import { business } from '#content/settings';
import { css as fonts } from '#css/fonts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { prerendering } from '../../../widgets/kit/tag';
import { registry } from '../../../widgets/registry';
import { App } from '../../app';
import { FooterContent } from '../../layout/footer-content';
import { loadPage } from '../../router/page-modules';
import { everyAddress, findRoute } from '../../routes';
import type { DataHashes } from '../data-files';
import { writeSitemap } from './sitemap';
import { documentHtml } from './document';
import { writeEmbedPages } from './embed-pages';
import { writeFeeds } from './feeds';
import { writeHostFiles } from '../hosts/host-files';
import { loadDefinitions, loadEditions } from './definitions';
import { shadowHtml } from './shadow';
import { writeSnippets } from './snippets';
import { publishCard } from './social-card';
import { seoMeta } from './seo-meta';
import type { Manifest } from '../manifest';
import { forEachAtOnce } from '../pictures/workers';
import { checkFragments } from './fragments';
import { offlineHtml } from './offline';

/** Writes every page of the site as a finished HTML file, and what a static host needs to serve them. */
export async function prerender({
  outDir,
  manifest,
  hashes,
}: {
  outDir: string;
  manifest: Manifest;
  hashes: DataHashes;
}): Promise<void> {
  const definitions = await loadDefinitions();
  const files = new Map<string, string>();
  const editions = await loadEditions(definitions);
  prerendering.shadow = (tag, attributes) =>
    shadowHtml(definitions[tag], hashes[tag], editions[tag], attributes);

  const addresses = await everyAddress();
  const pages = new Map<string, string>();
  // While one page's card is drawn, the next page is made.
  await forEachAtOnce(addresses, async (address) => {
    pages.set(address, await page(address, address, manifest, outDir));
  });
  checkFragments(pages, business.siteUrl);
  for (const address of addresses)
    files.set(address === '/' ? 'index.html' : `${address.slice(1)}.html`, pages.get(address)!);
  files.set('404.html', await page('/404', '*', manifest, outDir));
  files.set('offline.html', offlineHtml());
  await writeSnippets(files, definitions, hashes);
  writeEmbedPages(files, definitions);
  await writeFeeds(files);
  await writeSitemap(files);
  // For partners who show our look: our pages carry the same rules inside.
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
  stampedPath: string,
  manifest: Manifest,
  outDir: string,
): Promise<string> {
  const { route } = findRoute(address);
  await loadPage({ pathname: address });
  const { head, facts } = await seoMeta(address);
  const html = renderToString((<App ssrPath={address} footer={<FooterContent />} />) as never);
  const modules = manifest.modulesOf(route.hydrates && route.name, tagsAtOnce(html));
  const card = await publishCard(facts.card, outDir);
  return documentHtml({ path: stampedPath, html, head, facts, card, modules });
}

/** The tags that are not left until they come near the window. */
const tagsAtOnce = (html: string): string[] =>
  Object.keys(registry).filter((tag) =>
    [...html.matchAll(new RegExp(`<${tag}( [^>]*)>`, 'g'))].some(
      ([, attributes]) => !attributes!.includes(' loading="lazy"'),
    ),
  );
