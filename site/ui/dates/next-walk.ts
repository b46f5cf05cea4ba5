import { schedules, season } from '#content/tour-schedules';
import { MONTHS, WEEKDAYS } from '../../../widgets/kit/schedule/calendar-names';
import { nextDepartureDay } from '../../../widgets/kit/schedule/departures';
import { messages } from './messages';

interface NextWalk {
  slug: string;
  place: string;
  /** Day in New York: 'Saturday, November 28'. */
  day: string;
  /** Day and time: 'Sat, Nov 28, 10:00 AM'. */
  when: string;
}

/**
 * Returns the next departure of the schedule; nothing if no later day is known.
 * @param now milliseconds since 1970
 * @param slug of one tour; all tours without it
 */
export function nextWalk(now: number, slug = ''): NextWalk | undefined {
  const tours = schedules.filter((tour) => !slug || tour.slug === slug);
  const day = nextDepartureDay(tours, season, now);
  const departure = day?.departures[0];
  if (!departure) return undefined;
  const { tour, time } = departure;
  return {
    slug: tour.slug,
    place: tour.place,
    day: dayOf(day.date),
    when: `${dayOf(day.date, 3)}, ${unbroken(time)}`,
  };
}

/** Replaces spaces by no-break spaces. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Characters that fit on a line of the narrowest phone. */
const MAX_CHARACTERS = 20;

/** Returns a short place without line breaks. */
export const placeOnOneLine = (place: string): string =>
  place.length > MAX_CHARACTERS ? place : unbroken(place);

/** '2026-11-28' as 'Saturday, November 28', or with three letters as 'Sat, Nov 28'. */
function dayOf(date: string, letters?: number): string {
  const day = new Date(date);
  const weekday = WEEKDAYS[day.getUTCDay()]!.slice(0, letters);
  const month = MONTHS[day.getUTCMonth()]!.slice(0, letters);
  return `${weekday}, ${unbroken(`${month} ${day.getUTCDate()}`)}`;
}

/** Fills in the next departures; unknown ones keep their text. */
export function fillNextWalks(places: Iterable<HTMLAnchorElement>, now: number): void {
  for (const link of places) {
    const walk = nextWalk(now, link.dataset.next);
    if (!walk) continue;
    link.textContent = messages.nextWalk(walk.when, placeOnOneLine(link.dataset.place ?? walk.place));
    if (!link.getAttribute('href')!.startsWith('#')) link.href = `/tours/${walk.slug}#book-now`;
  }
}
