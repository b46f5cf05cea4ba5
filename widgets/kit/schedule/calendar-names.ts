export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** Sunday first, as in `Date`. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
