import type { Referral } from '../../model/referral';
import { config } from '../config';

// Another provider is another text of the five files of this folder: what every page downloads, and what only some do.

/** Item to be booked, and the partner for whom the booking counts. */
export interface Booking extends Partial<Referral> {
  /** The provider's item number; without one, all items. */
  item?: number | undefined;
  /** The provider's flow number; ours by default. */
  flow?: number | undefined;
  /** Month of the item's calendar, `2025/06`; the provider's choice without one. */
  month?: string | undefined;
}

/** Returns FareHarbor's parameters for a partner: who is paid, the partner, and the partner's own word. */
export const creditOf = ({ partner, network, campaign }: Partial<Referral>): Record<string, string> =>
  partner ? { asn: network || partner, 'asn-ref': partner, ref: campaign || partner } : {};

/** Returns a link to the provider with these parameters; as written where it already has an `asn`. */
export function creditLink(href: string, referral: Partial<Referral>): string {
  const url = new URL(href);
  const { searchParams } = url;
  if (!referral.partner || searchParams.get('asn')) return href;
  for (const [name, value] of Object.entries(creditOf(referral))) searchParams.set(name, value);
  return url.href;
}

/** Address of the provider's own calendar page; works in a new tab, with or without script. */
export const calendarUrl = ({ item, flow = config.fareharbor.flow, month, ...referral }: Booking): string =>
  creditLink(
    `${config.fareharbor.origin}/embeds/book/${config.fareharbor.company}/items/${item ? `${item}/calendar/${month ? `${month}/` : ''}` : ''}?flow=${flow}&full-items=yes`,
    referral,
  );
