import '../../configured';
import { booking } from '#content/settings';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';

/** The provider's page that sells gift cards: an item of its own. */
export const giftCardsHref = calendarUrl({ item: booking.giftCardItem });
