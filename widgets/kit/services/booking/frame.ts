import { config } from '../config';
import { creditLink, type Booking } from './index';

/**
 * Address of the provider's document for a frame in a page. Not in index.ts, which every page downloads: the calendar
 * alone frames it.
 */
export const frameUrl = ({ item, flow = config.fareharbor.flow, ...referral }: Booking): string =>
  creditLink(
    `${config.fareharbor.origin}/embeds/calendar/${config.fareharbor.company}/items/${item ? `${item}/` : ''}?fallback=simple&full-items=yes&flow=${flow}`,
    referral,
  );
