import { MONTHS, WEEKDAYS } from '../kit/schedule/calendar-names';
import { messages } from './messages';

/**
 * A day as it is written on a card and as it is read out, in English whatever the visitor's language. The browser
 * knows the names, too, but takes longer to look for them than for all the rest of a calendar.
 * @param date '2025-06-14'
 */
export function dayName(date: string): { weekday: string; short: string; long: string } {
  const day = new Date(date);
  const weekday = WEEKDAYS[day.getUTCDay()]!;
  const month = MONTHS[day.getUTCMonth()]!;
  const number = day.getUTCDate();
  return {
    weekday,
    short: messages.shortDay(month, number),
    long: messages.longDay(weekday, month, number),
  };
}
