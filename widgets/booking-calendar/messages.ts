import { translated } from '../kit/element/locale';
import { MONTHS, WEEKDAYS } from '../kit/schedule/calendar-names';
import type { Departure } from '../kit/schedule/departures';

// `Intl` would take longer than the rest of the render.
const weekday = (day: Date): string => WEEKDAYS[day.getUTCDay()]!;
const month = (day: Date) => MONTHS[day.getUTCMonth()]!;

export const messages = {
  title: (days: number) => `The next ${days} days`,
  open: 'Our schedule, in New York time. For places left, see the live calendar below.',
  closed: (days: number) => `No walks in the next ${days} days. The season begins again with this one.`,
  /** Shown if no later day is known; must not be longer than `closed`, which reserves the space. */
  over: (days: number) => `No walks in the next ${days} days. New dates come with the next season.`,
  contact: 'Contact Us',
  /** A tour and its schedule in words; the tour is a link. */
  inWords: <T>(tour: T, schedule: T): (T | string)[] => [tour, ', ', schedule],
  weekday,
  shortDay: (day: Date) => `${month(day).slice(0, 3)} ${day.getUTCDate()}`,
  longDay: (day: Date) => `${weekday(day)}, ${month(day)} ${day.getUTCDate()}`,
  time: ({ time }: Pick<Departure, 'time' | 'start'>) => time,
  reserve: 'Reserve',
  keep: 'Add to calendar',
  keepDeparture: (place: string, day: string, time: string) => `Add to calendar: ${place}, ${day}, ${time}`,
  keepFailed: 'This could not be loaded. Please try again later.',
  live: 'Live calendar',
  frame: 'Booking calendar',
  places: 'Our booking provider’s calendar shows which walks still have places.',
  bookingPage: 'Open the booking page',
  show: 'Show live calendar',
  loading: 'Loading calendar...',
  inNewTab: 'Open the calendar in a new tab',
  newTab: 'Opens in a new tab',
  failedToast: 'Calendar Error',
  failedTitle: 'Calendar could not be loaded',
  failed: 'Failed to load the booking calendar. Please try again later.',
  tryAgain: 'Try again',
};

export const messagesFor = translated('booking-calendar', messages);
