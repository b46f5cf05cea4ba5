import { fareharbor } from './config';
import { attribution, type Booking } from './fareharbor';

/** Address of the provider's document for a frame in a page. */
export const frameUrl = ({ item, flow = fareharbor.flow, ...referral }: Booking): string =>
  `${fareharbor.origin}/embeds/calendar/${fareharbor.company}/items/${item ? `${item}/` : ''}?fallback=simple&full-items=yes&flow=${flow}${attribution(referral)}`;
