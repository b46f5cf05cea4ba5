import type { Settings } from '../../schema/settings';
import { startOfDay } from '../../../widgets/kit/schedule/departures';

/** Part of pages that is shown for a time only, with its first instant and the one after its last; milliseconds since 1970. */
export type Period = readonly [name: 'season' | 'banner', from: number, until: number];

const DAY = 86_400_000;

/** The instant at which the day after one begins in New York. */
const endOfDay = (day: string): number =>
  startOfDay(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10));

/** Returns the periods for which the owner has set days. */
export function periodsOf({ season, banner }: Pick<Settings, 'season' | 'banner'>): Period[] {
  const { firstDay, lastDay } = season;
  return [
    ...(firstDay && lastDay ? [['season', startOfDay(firstDay), endOfDay(lastDay)] as const] : []),
    ...(banner.lastDay ? [['banner', 0, endOfDay(banner.lastDay)] as const] : []),
  ];
}

/** The attributes of a document for those that are not on when it is made, for visitors without script. */
export const marksAt = (periods: readonly Period[], now: number): string =>
  periods
    .filter(([, from, until]) => now < from || now >= until)
    .map(([name]) => ` data-no-${name}`)
    .join('');
