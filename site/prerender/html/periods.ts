import type { Settings } from '../../schema/settings';
import {
  departureDays,
  nextDepartureDay,
  startOfDay,
  type Season,
  type TourSchedule,
} from '../../../widgets/kit/schedule/departures';

/** Time in which a part of pages is shown: from the first instant until before the last (epoch milliseconds). */
type Period = readonly [name: 'season' | 'dates' | 'next' | 'banner', from: number, until: number];

const DAY_MS = 86_400_000;

const endOfDay = (day: string): number =>
  startOfDay(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10));

interface Calendar {
  schedules: readonly TourSchedule[];
  season: Season;
}

/** Returns the instant at which the last walk of a season leaves, if its days are set and have a walk. */
function lastStart({ schedules, season }: Calendar): number | undefined {
  const { firstDay, lastDay } = season;
  if (!firstDay || !lastDay) return undefined;
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  return departureDays(schedules, season, startOfDay(firstDay), days).at(-1)?.departures.at(-1)?.start;
}

/**
 * Returns the periods for which the owner has set days, and the one in which the next walk as of the build is ahead. Dates
 * are shown until the last walk leaves, also before the season.
 * @param made milliseconds since 1970
 */
export function periodsOf(
  { season, banner }: Pick<Settings, 'season' | 'banner'>,
  calendar: Calendar,
  made: number,
): Period[] {
  const { firstDay, lastDay } = season;
  const last = lastStart(calendar);
  const next = nextDepartureDay(calendar.schedules, calendar.season, made)?.departures[0]!.start;
  return [
    ...(firstDay && lastDay ? [['season', startOfDay(firstDay), endOfDay(lastDay)] as const] : []),
    ...(last ? [['dates', 0, last] as const] : []),
    ...(next ? [['next', 0, next] as const] : []),
    ...(banner.lastDay ? [['banner', 0, endOfDay(banner.lastDay)] as const] : []),
  ];
}

/** Returns the attributes that hide parts at a time as HTML, for visitors without scripts. */
export const marksAt = (periods: readonly Period[], now: number): string =>
  periods
    .filter(([, from, until]) => now < from || now >= until)
    .map(([name]) => ` data-no-${name}`)
    .join('');
