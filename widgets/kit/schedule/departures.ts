/** Days of the week on which a tour leaves, and the time. */
export interface Departures {
  /** 0 is Sunday. */
  days: readonly number[];
  /** Clock time in New York, `14:00`. */
  time: string;
}

/** Facts needed to say when a tour leaves, and those for a guest's own calendar. */
export interface TourSchedule {
  slug: string;
  /** The provider's number of the tour. */
  item: number;
  title: string;
  place: string;
  /** In words: 'Saturdays, 2:00 PM'. */
  text: string;
  /** None: by arrangement, or not settled yet. */
  departures: readonly Departures[];
  byArrangement?: true;
  /** Place where it begins. */
  where: string;
}

/** Number and title of each tour by its slug. */
export type TourItems = Record<string, { item: number; title: string }>;

/** Months in which tours leave, both included; 1 is January. A season may go past New Year. */
export interface Season {
  from: number;
  to: number;
  /** '2026-04-04', the first day of this year's season, where it is settled. */
  firstDay?: string | undefined;
  /** The last one. */
  lastDay?: string | undefined;
}

/** One departure of one tour. */
export interface Departure {
  tour: TourSchedule;
  /** '2:00 PM' */
  time: string;
  /** Milliseconds since 1970. */
  start: number;
}

/** A day on which something leaves. */
export interface DepartureDay {
  /** '2025-06-14' */
  date: string;
  departures: readonly Departure[];
}

/** Days that the schedule looks ahead. */
export const WINDOW = 30;
/** Days after which every departure that a season can have has come round. */
const YEAR = 372;

const DAY = 86_400_000;
const HOUR = 3_600_000;
const pad = (value: number) => String(value).padStart(2, '0');

/** The first Sunday on or after a day of a month; 0 is January. */
function sunday(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day);
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY;
}

/**
 * Hours that a clock in New York is behind UTC: fewer from 2 o'clock on the second Sunday of March to 2 o'clock on the
 * first Sunday of November (15 U.S.C. 260a, since 2007). To ask the browser would take it 15 ms, a phone many more.
 */
function hoursBehind(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const begins = sunday(year, 2, 8) + 7 * HOUR;
  const ends = sunday(year, 10, 1) + 6 * HOUR;
  return instant >= begins && instant < ends ? 4 : 5;
}

/** Returns what a clock in New York shows at an instant, as if it were UTC; both in milliseconds since 1970. */
export const newYorkClock = (instant: number): number => instant - hoursBehind(instant) * HOUR;

/** The instant at which a clock in New York shows this; the reverse of the above. */
function newYorkInstant(shown: number): number {
  const winter = shown + 5 * HOUR;
  return winter - (newYorkClock(winter) - shown);
}

/** The instant at which a day begins in New York; the day as in '2026-04-04'. */
export const startOfDay = (day: string): number => newYorkInstant(Date.parse(day));

/**
 * The days on which something leaves, from now on, by the tours' schedules. Days and times are New York's, wherever
 * the visitor's clock is; a departure that has passed is left out.
 * @param now milliseconds since 1970
 * @param days how many days to look at, today included
 */
export function departureDays(
  tours: readonly TourSchedule[],
  { from, to, firstDay = '', lastDay = '9999' }: Season,
  now: number,
  days = WINDOW,
): DepartureDay[] {
  const today = newYorkClock(now) - (newYorkClock(now) % DAY);
  return [...Array(days).keys()].flatMap((ahead) => {
    const day = new Date(today + ahead * DAY);
    const month = day.getUTCMonth() + 1;
    const date = day.toISOString().slice(0, 10);
    const inMonths = from <= to ? month >= from && month <= to : month >= from || month <= to;
    const departures = (inMonths && date >= firstDay && date <= lastDay ? tours : [])
      .flatMap((tour) =>
        tour.departures
          .filter((departure) => departure.days.includes(day.getUTCDay()))
          .map(({ time }) => ({
            tour,
            time: clockTime(time),
            start: newYorkInstant(day.getTime() + minutesOf(time) * 60_000),
          })),
      )
      .filter(({ start }) => start > now)
      .sort((a, b) => a.start - b.start);
    return departures.length ? [{ date, departures }] : [];
  });
}

/** The first day, in the window or after it, on which something leaves; none where none is known. */
export const nextDepartureDay = (
  tours: readonly TourSchedule[],
  season: Season,
  now: number,
): DepartureDay | undefined => departureDays(tours, season, now, YEAR)[0];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** '14:00' as people in New York write it: '2:00 PM'. */
export function clockTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}
