import { schedules, season } from '#content/tour-schedules';
import { MONTHS, WEEKDAYS } from '../../../widgets/kit/schedule/calendar-names';
import { nextDepartureDay } from '../../../widgets/kit/schedule/departures';
import { messages } from './messages';

/** The walk that leaves first. */
export interface NextWalk {
  slug: string;
  place: string;
  /** Day and time in New York: 'Sat, Nov 28, 10:00 AM'. */
  when: string;
}

/**
 * Returns what leaves next by the schedule that the calendar lists; nothing where no later day is known.
 * @param now milliseconds since 1970
 * @param slug of one tour; of all where left out
 */
export function nextWalk(now: number, slug = ''): NextWalk | undefined {
  const tours = schedules.filter((tour) => !slug || tour.slug === slug);
  const day = nextDepartureDay(tours, season, now);
  const departure = day?.departures[0];
  if (!departure) return undefined;
  const { tour, time } = departure;
  return { slug: tour.slug, place: tour.place, when: `${shortDay(day.date)}, ${unbroken(time)}` };
}

/** Returns the same on one line: neither a date nor a time is broken in two. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Characters of a place that fit on a line of the narrowest phone. */
const SHORT = 20;

/** Returns a place on one line, if it is short enough for one. */
export const placeOnOneLine = (place: string): string => (place.length > SHORT ? place : unbroken(place));

/** '2026-11-28' as 'Sat, Nov 28'. */
function shortDay(date: string): string {
  const day = new Date(date);
  const short = (name: string) => name.slice(0, 3);
  return `${short(WEEKDAYS[day.getUTCDay()]!)}, ${unbroken(`${short(MONTHS[day.getUTCMonth()]!)} ${day.getUTCDate()}`)}`;
}

/** Writes what leaves next into the places for it; where nothing is known, what is there stays. */
export function fillNextWalks(places: Iterable<HTMLAnchorElement>, now: number): void {
  for (const link of places) {
    const walk = nextWalk(now, link.dataset.next);
    if (!walk) continue;
    link.firstChild!.nodeValue = messages.nextWalk(
      walk.when,
      placeOnOneLine(link.dataset.place ?? walk.place),
    );
    if (!link.getAttribute('href')!.startsWith('#')) link.href = `/tours/${walk.slug}#book-now`;
  }
}
