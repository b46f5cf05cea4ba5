/**
 * A day as it is written on a card and as it is read out, in English whatever the visitor's language.
 * @param date '2025-06-14'
 */
export function dayName(date: string): { weekday: string; short: string; long: string } {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  return {
    weekday: written({ weekday: 'long' }),
    short: written({ month: 'short', day: 'numeric' }),
    long: written({ weekday: 'long', month: 'long', day: 'numeric' }),
  };
}
