import { site } from '#content/config';
import { declarativeSnippet, PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import type { Definition } from '../../../widgets/kit/element/definition';
import type { TagName } from '../../../widgets/registry';
import type { DataHashes } from '../data-files';
import { shadowHtml } from './shadow';
import { tourDoors } from './tour-doors';

/** A name that may be one: a tag that is made for the placeholder itself credits nobody. */
const partner = 'x'.repeat(PARTNER_PLACEHOLDER.length);

/** Writes, for each tag, the snippet that carries the finished widget inside, for partners who want it painted at once. */
export function writeSnippets(
  files: Map<string, string>,
  definitions: Record<TagName, Definition>,
  hashes: DataHashes,
): void {
  for (const [tag, definition] of Object.entries(definitions)) {
    const painted = shadowHtml(definition, hashes[tag as TagName], '', { partner });
    const snippet = declarativeSnippet({ tag, site, partner, doors: tourDoors({ partner }), painted });
    files.set(`snippets/${tag.replace('cat-', '')}.html`, snippet.replaceAll(partner, PARTNER_PLACEHOLDER));
  }
}
