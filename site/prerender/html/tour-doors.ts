import '../../configured';
import { cards } from '#content/tour-cards';
import type { Door } from '../../../loader/snippet';
import type { Referral } from '../../../widgets/kit/model/referral';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';

/** The ways to the booking provider that a snippet carries: one for each tour that anybody may join. */
export const tourDoors = (referral: Partial<Referral>): Door[] =>
  cards
    .filter(({ byArrangement }) => !byArrangement)
    .map(({ place, itemId }) => ({ name: place, href: calendarUrl({ item: itemId, ...referral }) }));
