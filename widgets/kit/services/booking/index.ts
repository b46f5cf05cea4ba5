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

/**
 * The provider's three ways to say whose guest it is: who is paid, through whom, and a word of the partner's own.
 * Empty without a partner.
 */
export const attribution = ({ partner, network, campaign }: Partial<Referral>): string =>
  partner ? `&asn=${network || partner}&asn-ref=${partner}&ref=${campaign || partner}` : '';

/** Address of the provider's own calendar page; works in a new tab, with or without script. */
export const calendarUrl = ({ item, flow = config.fareharbor.flow, month, ...referral }: Booking): string =>
  `${config.fareharbor.origin}/embeds/book/${config.fareharbor.company}/items/${item ? `${item}/calendar/${month ? `${month}/` : ''}` : ''}?flow=${flow}&full-items=yes${attribution(referral)}`;
