/** Made when the first day is named, and once: the browser takes its time to make one. */
const writers = new Map<string, Intl.DateTimeFormat>();

function write(day: Date, options: Intl.DateTimeFormatOptions): string {
  const key = Object.keys(options).join();
  const writer = writers.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  writers.set(key, writer);
  return writer.format(day);
}

/**
 * A day as it is written on a card and as it is read out, in English whatever the visitor's language.
 * @param date '2025-06-14'
 */
export function dayName(date: string): { weekday: string; short: string; long: string } {
  const day = new Date(date);
  return {
    weekday: write(day, { weekday: 'long' }),
    short: write(day, { month: 'short', day: 'numeric' }),
    long: write(day, { weekday: 'long', month: 'long', day: 'numeric' }),
  };
}
