import { site } from '#content/config';
import { languages } from '#content/languages';
import { declarativeSnippet, PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import type { Definition } from '../../../widgets/kit/element/definition';
import { LANGUAGE } from '../../../widgets/kit/element/plural';
import type { Locale } from '../../../widgets/kit/element/locale';
import { loadLocale } from '../../../widgets/languages/load-messages';
import type { ElementName } from '../../../widgets/registry';
import { prerenderedName } from '../../pages/partners/prerendered';
import type { DataHashes } from '../bundle/manifest';
import type { SiteFiles } from './site-files';
import { shadowHtml } from './shadow';
import { tourLinks } from './tour-links';

/** A valid name, because the placeholder itself would give no attribution. */
const partner = 'x'.repeat(PARTNER_PLACEHOLDER.length);

/**
 * Returns the HTML with pictures that lazy-loading plug-ins skip: their scripts do not reach into shadow roots, so the
 * pictures would stay blank.
 */
const withoutLazyPlugins = (html: string): string =>
  html.replace(/<(img|source)(?: class="(.*?)")?/g, '<$1 data-no-lazy="1" class="skip-lazy $2"');

/**
 * Adds the prerendered snippet of each element, one for each language that is switched on, and one without the search
 * box for elements that have it.
 */
export async function addSnippets(
  files: SiteFiles,
  definitions: Record<ElementName, Definition>,
  hashes: DataHashes,
): Promise<void> {
  const locales = await Promise.all(languages.map((language) => loadLocale(language)));
  for (const [tag, definition] of Object.entries(definitions)) {
    const add = (options: Record<string, string | true>, locale?: Locale) => {
      const written = Object.entries(options).map(([name, value]) => [name, value === true ? '' : value]);
      const attributes = { partner, ...Object.fromEntries(written) };
      files.set(`snippets/${prerenderedName({ tag, options })}.html`, () => {
        const html = shadowHtml(definition, hashes[tag as ElementName], '', attributes, locale);
        const snippet = declarativeSnippet({
          tag,
          site,
          partner,
          options,
          bookingLinks: tourLinks({ partner }),
          shadowHtml: withoutLazyPlugins(html),
        });
        return snippet.replaceAll(partner, PARTNER_PLACEHOLDER);
      });
    };
    const isTranslated = 'lang' in definition.attributes;
    const searches: Record<string, true>[] = [
      {},
      ...('no-search' in definition.attributes ? [{ 'no-search': true as const }] : []),
    ];
    for (const options of searches) {
      add(isTranslated ? { lang: LANGUAGE, ...options } : options);
      for (const each of isTranslated ? locales : []) add({ lang: each.language, ...options }, each);
    }
  }
}
