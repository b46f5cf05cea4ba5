import { fareharbor } from './config';

/** What is to be booked, and for whom the booking counts. */
export interface Booking {
  /** The provider's item number; without one, all items. */
  item?: number;
  /** The provider's flow number; ours by default. */
  flow?: number;
  /** Affiliate short name, already validated: letters, digits and hyphens. */
  partner?: string;
}

/** Address of the provider's own calendar page; works in a new tab, with or without script. */
export const calendarUrl = ({ item, flow = fareharbor.flow, partner }: Booking): string =>
  `${fareharbor.origin}/embeds/book/${fareharbor.company}/items/${item ? `${item}/calendar/` : ''}?flow=${flow}&full-items=yes${partner ? `&asn=${partner}&asn-ref=${partner}&ref=${partner}` : ''}`;
