import { config } from '../config';
import { addAttribution, type Booking } from './index';

/** Returns the address of the provider's frame. Not in index.ts, which every page downloads. */
export const frameUrl = ({ item, flow = config.fareharbor.flow, ...referral }: Booking): string =>
  addAttribution(
    `${config.fareharbor.origin}/embeds/calendar/${config.fareharbor.company}/items/${item ? `${item}/` : ''}?fallback=simple&full-items=yes&flow=${flow}`,
    referral,
  );
