import '../../start/configure';
import { cards } from '#content/tour-cards';
import type { BookingLink } from '../../../loader/snippet';
import type { Referral } from '../../../widgets/kit/model/referral';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';

/** Returns a snippet's links to the booking provider, one for each public tour. */
export const tourLinks = (referral: Partial<Referral>): BookingLink[] =>
  cards
    .filter(({ byArrangement }) => !byArrangement)
    .map(({ place, itemId }) => ({ name: place, href: calendarUrl({ item: itemId, ...referral }) }));
