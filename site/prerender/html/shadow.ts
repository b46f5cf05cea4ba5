import { css as base } from '#css/base';
import { renderToString } from 'preact-render-to-string';
import {
  parseAll,
  stamp,
  view,
  wrapperAttributes,
  type Definition,
  type Raw,
} from '../../../widgets/kit/element/definition';
import type { Spoken } from '../../../widgets/kit/element/spoken';
import { escape } from './escape';

/**
 * The inside of a tag's declarative shadow root: its style sheet and the finished widget. No white space stands
 * between the nodes, or hydration would take them out. What a page of others has put inside the tag shows below: see guest.ts.
 * @param hash of the data that the tag's code will meet
 * @param editionCss what the brand's look adds to the style sheet
 * @param attributes as written on the tag
 * @param spoken in place of English; the stamp says so, because a tag that cannot fetch it is to be drawn anew
 */
export function shadowHtml(
  definition: Definition,
  hash: string,
  editionCss: string,
  attributes: Raw,
  spoken?: Spoken,
): string {
  const values = parseAll(definition, attributes);
  const drawn = stamp(hash, values) + (spoken ? `|in ${spoken.language}` : '');
  const wrapper = { 'data-cat': drawn, ...wrapperAttributes(values, spoken) };
  const shown = Object.entries(wrapper).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  const html = renderToString(view(definition, values, () => undefined, undefined, spoken) as never);
  const style =
    values.look === 'edition'
      ? `<style data-own data-look="edition">${inBrandAlone(base + definition.css, editionCss)}</style>`
      : `<style data-own>${base}${definition.css}</style>`;
  const below = values.home ? '' : '<slot hidden=""></slot>';
  // Cloudflare hides e-mail addresses, and its script that brings them back does not reach into shadow roots.
  const [off, on] = html.includes('@') ? ['<!--email_off-->', '<!--/email_off-->'] : ['', ''];
  return `${style}${off}<div${shown.join('')}>${html}</div>${on}${below}`;
}

/**
 * A tag's sheet and what the brand's look adds, for a page that shows no other look: without the rules of `match`, and
 * without the neutral tokens that the brand's own replace.
 */
function inBrandAlone(css: string, editionCss: string): string {
  const own = new Set([...editionCss.matchAll(/(--_[\w-]+):/g)].map((match) => match[1]!));
  const left = css
    .replace(/\[data-look=match\]\{[^}]*\}/g, '')
    .replace(/\[data-cat\]\{[^}]*\}/g, (rule) =>
      rule.replace(/(--_[\w-]+):[^;}]*(;|(?=\}))/g, (token, name: string) => (own.has(name) ? '' : token)),
    );
  return left + editionCss;
}
