import { declarativeSnippet, PARTNER_PLACEHOLDER, type Widget } from '../../../loader/snippet';
import { creditOf } from '../../../widgets/kit/services/booking/index';
import type { Referral } from '../../../widgets/kit/model/referral';
import { languageOf } from './painted';

/**
 * Makes of the published snippet, which is painted for nobody, the partner's own: the names in every link, the theme on
 * the inside, and all that is said on the tag.
 * @param published text of `/snippets/<tag>.html`
 */
export function paintedFor(widget: Widget, published: string): string {
  const { partner, network = '', campaign = '' } = widget;
  const inside = /<template shadowrootmode="open">([\s\S]*)<\/template><span slot="fallback">/.exec(
    published,
  );
  if (!inside) throw new Error('The published snippet is not what it was.');
  const html = (text: string) => text.replaceAll('&', '&amp;');
  const nobody = { partner: PARTNER_PLACEHOLDER };
  const credit = (names: Partial<Referral>) => html(`${new URLSearchParams(creditOf(names))}`);
  const query = (names: object) =>
    html(
      Object.entries(names)
        .filter(([, name]) => name)
        .map(([key, name]) => `${key}=${name}`)
        .join('&'),
    );
  const theme = String(widget.options?.['theme'] ?? 'auto');
  const painted = inside[1]!
    .replaceAll(credit(nobody), credit({ partner, network, campaign }))
    .replaceAll(query(nobody), query({ partner, network, campaign }))
    // The stamp, by which the tag knows whether what is painted is what it would draw.
    .replace(`|${PARTNER_PLACEHOLDER}|||auto|`, `|${partner}|${network}|${campaign}|${theme}|`)
    .replace('data-theme="auto"', `data-theme="${theme}"`);
  return declarativeSnippet({
    ...widget,
    options: { ...widget.options, lang: languageOf(widget.options) },
    painted,
  });
}
