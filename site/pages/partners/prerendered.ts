import { declarativeSnippet, PARTNER_PLACEHOLDER, type Widget } from '../../../loader/snippet';
import { attributionParams } from '../../../widgets/kit/services/booking/index';
import type { Referral } from '../../../widgets/kit/model/referral';

/** Language of the prerendered text, whatever the page's language. */
const languageOf = (options: Widget['options']): string => String(options?.['lang'] ?? 'en');

/** Returns the file name of an element's prerendered snippet. */
export const prerenderedName = ({ tag, options = {} }: Pick<Widget, 'tag' | 'options'>): string =>
  [
    tag.replace('cat-', ''),
    ...(languageOf(options) === 'en' ? [] : [languageOf(options)]),
    ...('no-search' in options ? ['no-search'] : []),
  ].join('-');

/**
 * Returns the published snippet with the partner's names in every link, and the partner's theme and attributes.
 * @param published text of `/snippets/<tag>.html`
 */
export function prerenderedFor(widget: Widget, published: string): string {
  const { partner, network = '', campaign = '' } = widget;
  const inside = /<template shadowrootmode="open">([\s\S]*)<\/template><span slot="fallback">/.exec(
    published,
  );
  if (!inside) throw new Error('The published snippet has another shape than this code expects.');
  const html = (text: string) => text.replaceAll('&', '&amp;');
  const nobody = { partner: PARTNER_PLACEHOLDER };
  const credit = (names: Partial<Referral>) => html(`${new URLSearchParams(attributionParams(names))}`);
  const query = (names: object) =>
    html(
      Object.entries(names)
        .filter(([, name]) => name)
        .map(([key, name]) => `${key}=${name}`)
        .join('&'),
    );
  const theme = String(widget.options?.['theme'] ?? 'auto');
  const shadowHtml = inside[1]!
    .replaceAll(credit(nobody), credit({ partner, network, campaign }))
    .replaceAll(query(nobody), query({ partner, network, campaign }))
    // The stamp that decides whether the element hydrates or renders again.
    .replace(`|${PARTNER_PLACEHOLDER}|||auto|`, `|${partner}|${network}|${campaign}|${theme}|`)
    .replace('data-theme="auto"', `data-theme="${theme}"`);
  return declarativeSnippet({
    ...widget,
    options: { ...widget.options, lang: languageOf(widget.options) },
    shadowHtml,
  });
}
