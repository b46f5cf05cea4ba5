import { css as fonts } from '#css/fonts';
import { renderToString } from 'preact-render-to-string';
import { prerendering } from '../../ui/first-party-element';
import { registry } from '../../../widgets/registry';
import { App } from '../../app';
import { FooterContent } from '../../layout/footer-content';
import { everyAddress, findRoute } from '../../routes';
import { addSitemap } from './sitemap';
import type { SiteFiles } from './site-files';
import { documentHtml } from './document';
import { addEmbedPages } from './embed-pages';
import { addFeeds } from './feed';
import { addHostFiles } from '../hosts/host-files';
import { loadDefinitions, loadEditions } from './definitions';
import { shadowHtml } from './shadow';
import { addSnippets } from './snippets';
import { publishCard } from './social-card';
import { seoMeta } from './seo-meta';
import { modulesOf, type DataHashes, type Manifest } from '../bundle/manifest';
import { offlineHtml } from './offline';
import { addPressPictures } from './press-pictures';
import { wordPressPlugin } from '../package/wordpress-plugin';

/** Returns the name of a page's file. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** Lists the files of a build; `dir` is the folder of the site, for social cards. */
export async function siteFiles(dir: string, manifest: Manifest, hashes: DataHashes): Promise<SiteFiles> {
  const definitions = await loadDefinitions();
  const editions = await loadEditions(definitions);
  prerendering.shadow = (tag, attributes) =>
    shadowHtml(definitions[tag], hashes[tag], editions[tag], attributes);

  const files: SiteFiles = new Map();
  for (const address of await everyAddress()) files.set(fileOf(address), () => page(address, manifest, dir));
  files.set('404.html', () => page('/404', manifest, dir, '*'));
  files.set('offline.html', offlineHtml);
  await addSnippets(files, definitions, hashes);
  addEmbedPages(files, definitions);
  addPressPictures(files);
  addFeeds(files);
  addSitemap(files);
  // For partners who use the brand theme; our pages have the same rules inline.
  files.set('v1/fonts.css', () => fonts);
  files.set('v1/cats-about-town.zip', wordPressPlugin);
  addHostFiles(files);
  return files;
}

async function page(address: string, manifest: Manifest, dir: string, path = address): Promise<string> {
  const { route } = findRoute(address);
  const { head, facts } = await seoMeta(address);
  const html = renderToString((<App ssrPath={address} footer={<FooterContent />} />) as never);
  if (!route.hydrates) checkButtons(address, html);
  const modules = modulesOf(manifest, route.hydrates && route.name, eagerElements(html));
  const card = await publishCard(facts.card, dir);
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
