import { fareharbor } from './config';

/** What is to be booked, and for whom the booking counts. */
export interface Booking {
  /** The provider's item number; without one, all items. */
  item?: number | undefined;
  /** The provider's flow number; ours by default. */
  flow?: number | undefined;
  /** Affiliate short name, already validated: letters, digits and hyphens. */
  partner?: string | undefined;
}

/** The provider's three ways to say whose guest it is; empty without a partner. */
export const attribution = (partner = ''): string =>
  partner && `&asn=${partner}&asn-ref=${partner}&ref=${partner}`;

/** Address of the provider's own calendar page; works in a new tab, with or without script. */
export const calendarUrl = ({ item, flow = fareharbor.flow, partner }: Booking): string =>
  `${fareharbor.origin}/embeds/book/${fareharbor.company}/items/${item ? `${item}/calendar/` : ''}?flow=${flow}&full-items=yes${attribution(partner)}`;

/** Whether an address, such as that of a policy's violation, is one of the provider. */
export const isProvider = (address: string): boolean => address.startsWith(fareharbor.origin);
