import { MONTHS as months } from '../../../widgets/kit/schedule/calendar-names';

/** Longest name, to reserve the space. */
export const LONGEST_MONTH = 'September';

/** Returns the month that visitors book for: this one, or the next after its 15th day. */
export const urgencyMonth = (today: Date): string =>
  months[(today.getMonth() + (today.getDate() > 15 ? 1 : 0)) % 12]!;
