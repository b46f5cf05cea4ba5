import { site } from '../../widgets/kit/services/config';
import { declarativeSnippet, PARTNER_PLACEHOLDER as partner } from '../../loader/snippet';
import type { Definition } from '../../widgets/kit/definition';
import type { TagName } from '../../widgets/registry';
import { shadowHtml } from './shadow';

/** Writes, for each tag, the snippet that carries the finished widget inside, for partners who want it painted at once. */
export function writeSnippets(files: Map<string, string>, definitions: Record<TagName, Definition>): void {
  for (const [tag, definition] of Object.entries(definitions)) {
    const snippet = declarativeSnippet({
      tag,
      site,
      partner,
      inside: shadowHtml(definition, '', { partner }),
    });
    files.set(`snippets/${tag.replace('cat-', '')}.html`, snippet);
  }
}
