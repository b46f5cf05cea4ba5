import { site } from '#content/config';
import { languages } from '#content/languages';
import { declarativeSnippet, PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import type { Definition } from '../../../widgets/kit/element/definition';
import { LANGUAGE } from '../../../widgets/kit/element/plural';
import type { Spoken } from '../../../widgets/kit/element/spoken';
import { load } from '../../../widgets/kit/languages/speak';
import type { TagName } from '../../../widgets/registry';
import { paintedName } from '../../pages/partners/painted';
import type { DataHashes } from '../data-files';
import { shadowHtml } from './shadow';
import { tourDoors } from './tour-doors';

/** A name that may be one: a tag that is made for the placeholder itself credits nobody. */
const partner = 'x'.repeat(PARTNER_PLACEHOLDER.length);

/**
 * Returns the HTML with pictures that lazy-loading plug-ins leave alone: the scripts of such plug-ins do not reach into
 * shadow roots, so the pictures would stay blank.
 */
const withoutLazyPlugins = (html: string): string =>
  html.replace(/<(img|source)(?: class="(.*?)")?/g, '<$1 data-no-lazy="1" class="skip-lazy $2"');

/**
 * Writes, for each tag, the snippet that carries the finished widget inside, for partners who want it painted at once;
 * of a tag that speaks other languages one for each that is in use, and of one with a search box one without it, too.
 * The painted inside keeps its language on any page.
 */
export async function writeSnippets(
  files: Map<string, string>,
  definitions: Record<TagName, Definition>,
  hashes: DataHashes,
): Promise<void> {
  const spoken = await Promise.all(languages.map((language) => load(language)));
  for (const [tag, definition] of Object.entries(definitions)) {
    const write = (options: Record<string, string | true>, speaks?: Spoken) => {
      const said = Object.entries(options).map(([name, value]) => [name, value === true ? '' : value]);
      const attributes = { partner, ...Object.fromEntries(said) };
      const painted = withoutLazyPlugins(
        shadowHtml(definition, hashes[tag as TagName], '', attributes, speaks),
      );
      const doors = tourDoors({ partner });
      const snippet = declarativeSnippet({ tag, site, partner, options, doors, painted });
      const file = `snippets/${paintedName({ tag, options })}.html`;
      files.set(file, snippet.replaceAll(partner, PARTNER_PLACEHOLDER));
    };
    const isTranslated = 'lang' in definition.attributes;
    const searches: Record<string, true>[] = [
      {},
      ...('no-search' in definition.attributes ? [{ 'no-search': true as const }] : []),
    ];
    for (const options of searches) {
      write(isTranslated ? { lang: LANGUAGE, ...options } : options);
      for (const each of isTranslated ? spoken : []) write({ lang: each.language, ...options }, each);
    }
  }
}
