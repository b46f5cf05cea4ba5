import { MONTHS as months } from '../../../widgets/kit/model/calendar-names';

/** The longest name, to keep room for any. */
export const LONGEST_MONTH = 'September';

/** The month that visitors book for now: this one, or the next after its 15th day. */
export const urgencyMonth = (today: Date): string =>
  months[(today.getMonth() + (today.getDate() > 15 ? 1 : 0)) % 12]!;
