import type { Settings } from '../../schema/settings';
import {
  departureDays,
  startOfDay,
  type Season,
  type TourSchedule,
} from '../../../widgets/kit/schedule/departures';

/** Part of pages that is shown for a time only, with its first instant and the one after its last; milliseconds since 1970. */
export type Period = readonly [name: 'season' | 'dates' | 'banner', from: number, until: number];

const DAY = 86_400_000;

/** The instant at which the day after one begins in New York. */
const endOfDay = (day: string): number =>
  startOfDay(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10));

/** Departures of the tours, and the season they are in. */
interface Calendar {
  schedules: readonly TourSchedule[];
  season: Season;
}

/** Returns the instant at which the last walk of a season leaves; none where its days are not set or have no walk. */
function lastStart({ schedules, season }: Calendar): number | undefined {
  const { firstDay, lastDay } = season;
  if (!firstDay || !lastDay) return undefined;
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY + 1;
  return departureDays(schedules, season, startOfDay(firstDay), days).at(-1)?.departures.at(-1)?.start;
}

/**
 * Returns the periods for which the owner has set days. Dates are known until the last walk has left, before the first
 * day too.
 */
export function periodsOf(
  { season, banner }: Pick<Settings, 'season' | 'banner'>,
  calendar: Calendar,
): Period[] {
  const { firstDay, lastDay } = season;
  const last = lastStart(calendar);
  return [
    ...(firstDay && lastDay ? [['season', startOfDay(firstDay), endOfDay(lastDay)] as const] : []),
    ...(last ? [['dates', 0, last] as const] : []),
    ...(banner.lastDay ? [['banner', 0, endOfDay(banner.lastDay)] as const] : []),
  ];
}

/** The attributes of a document for those that are not on when it is made. */
export const offAt = (periods: readonly Period[], now: number): string[] =>
  periods.filter(([, from, until]) => now < from || now >= until).map(([name]) => `data-no-${name}`);

/** The same as HTML, for visitors without script. */
export const marksAt = (periods: readonly Period[], now: number): string =>
  offAt(periods, now)
    .map((name) => ` ${name}`)
    .join('');
