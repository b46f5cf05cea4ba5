import '../../start/configure';
import { booking } from '#content/settings';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';

/** Address of the provider's gift cards, an item of its own. */
export const giftCardsHref = calendarUrl({ item: booking.giftCardItem });
