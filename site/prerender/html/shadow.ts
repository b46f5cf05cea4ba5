import { css as base } from '#css/base';
import { css as looks } from '#css/looks';
import { renderToString } from 'preact-render-to-string';
import {
  parseAll,
  stamp,
  view,
  wrapperAttributes,
  type Definition,
  type Raw,
} from '../../../widgets/kit/element/definition';
import type { Locale } from '../../../widgets/kit/element/locale';
import { escapeHtml } from '../../../loader/snippet';

/**
 * Returns the inside of an element's declarative shadow root: its style sheet and the prerendered widget, without white
 * space between the nodes, which hydration would remove.
 * @param hash of the data that the element's code will load
 * @param editionCss style sheet of the brand theme
 * @param locale messages other than English; the stamp names their language, so that an element without them re-renders
 */
export function shadowHtml(
  definition: Definition,
  hash: string,
  editionCss: string,
  attributes: Raw,
  locale?: Locale,
): string {
  const values = parseAll(definition, attributes);
  const stamped = stamp(hash, values) + (locale ? `|in ${locale.language}` : '');
  const wrapper = { 'data-cat': stamped, ...wrapperAttributes(values, locale) };
  const shown = Object.entries(wrapper).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  const html = renderToString(view(definition, values, () => undefined, undefined, locale) as never);
  const style =
    values.look === 'edition'
      ? `<style data-own data-look="edition">${base}${definition.css}${editionCss}</style>`
      : `<style data-own>${base}${looks}${definition.css}</style>`;
  const below = values.home ? '' : '<slot hidden=""></slot>';
  // Cloudflare obfuscates email addresses, and its script does not restore them in shadow roots.
  const [off, on] = html.includes('@') ? ['<!--email_off-->', '<!--/email_off-->'] : ['', ''];
  return `${style}${off}<div${shown.join('')}>${html}</div>${on}${below}`;
}
