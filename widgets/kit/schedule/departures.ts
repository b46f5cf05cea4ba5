interface Departures {
  /** 0 is Sunday. */
  days: readonly number[];
  /** Clock time in New York, `14:00`. */
  time: string;
}

export interface TourSchedule {
  slug: string;
  /** The provider's number of the tour. */
  item: number;
  title: string;
  place: string;
  /** In words: 'Saturdays, 2:00 PM'. */
  text: string;
  /** Empty: by arrangement, or not settled yet. */
  departures: readonly Departures[];
  byArrangement?: true;
  where: string;
}

export type TourItems = Record<string, { item: number; title: string }>;

/** Months from 1 to 12, both included. A season may go past New Year. */
export interface Season {
  from: number;
  to: number;
  /** '2026-04-04'; this year's, if settled. */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
}

export interface Departure {
  tour: TourSchedule;
  /** '2:00 PM' */
  time: string;
  /** Milliseconds since 1970. */
  start: number;
}

export interface DepartureDay {
  /** '2025-06-14' */
  date: string;
  departures: readonly Departure[];
}

export const WINDOW_DAYS = 30;
const YEAR_DAYS = 372;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the first Sunday on or after a day; month 0 is January. */
function sunday(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day);
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY_MS;
}

/**
 * Hours that a clock in New York is behind UTC: fewer from 2 o'clock on the second Sunday of March to 2 o'clock on the
 * first Sunday of November (15 U.S.C. 260a, since 2007). `Intl` would take 15 ms and more.
 */
function hoursBehind(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const begins = sunday(year, 2, 8) + 7 * HOUR_MS;
  const ends = sunday(year, 10, 1) + 6 * HOUR_MS;
  return instant >= begins && instant < ends ? 4 : 5;
}

/** Returns what a clock in New York shows at an instant, as if it were UTC; both in milliseconds since 1970. */
export const newYorkClock = (instant: number): number => instant - hoursBehind(instant) * HOUR_MS;

/** Reverses `newYorkClock`. */
function newYorkInstant(shown: number): number {
  const winter = shown + 5 * HOUR_MS;
  return winter - (newYorkClock(winter) - shown);
}

/** Returns the instant at which a day ('2026-04-04') begins in New York. */
export const startOfDay = (day: string): number => newYorkInstant(Date.parse(day));

/** True if the season includes a month, 1 to 12. A season may go past New Year. */
export const isInSeason = (month: number, { from, to }: Season): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;

/**
 * Returns the days with departures from now on. Days and times are New York's.
 * @param now milliseconds since 1970
 * @param days number of days, today included
 */
export function departureDays(
  tours: readonly TourSchedule[],
  season: Season,
  now: number,
  days = WINDOW_DAYS,
): DepartureDay[] {
  const { firstDay = '', lastDay = '9999' } = season;
  const today = newYorkClock(now) - (newYorkClock(now) % DAY_MS);
  return [...Array(days).keys()].flatMap((ahead) => {
    const day = new Date(today + ahead * DAY_MS);
    const month = day.getUTCMonth() + 1;
    const date = day.toISOString().slice(0, 10);
    const departures = (isInSeason(month, season) && date >= firstDay && date <= lastDay ? tours : [])
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

export const nextDepartureDay = (
  tours: readonly TourSchedule[],
  season: Season,
  now: number,
): DepartureDay | undefined => departureDays(tours, season, now, YEAR_DAYS)[0];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Formats '14:00' as '2:00 PM'. */
export function clockTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}
