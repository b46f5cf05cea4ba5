import { reserveBar } from '#content/settings';
import { schedules } from '#content/tour-schedules';
import { nextWalk } from '../ui/dates/next-walk';
import { messages } from '../ui/dates/messages';

/** Text of the bar, and its link. */
interface BarText {
  title: string;
  text: string;
  /** Shown after the text, but not in narrow windows. */
  place?: string;
  label: string;
  href: string;
  /** News also show on narrow screens. */
  isNews?: true;
}

/**
 * Returns the bar's text on a page: the next departure on the home page, the list of tours and a tour's page, where it
 * links to the calendar; a link to the contact page on the private tour's.
 * @param now milliseconds since 1970
 * @param tours schedules; other ones only in tests
 */
export function barText(path: string, now: number, tours = schedules): BarText {
  const slug = /^\/tours\/([\w-]+)/.exec(path)?.[1];
  const tour = tours.find((schedule) => schedule.slug === slug);
  if (!tour) {
    const walk = /^\/(tours\/?)?$/.test(path) && nextWalk(now);
    if (!walk) return reserveBar;
    return { ...reserveBar, text: messages.nextWalk(walk.when), place: walk.place, isNews: true };
  }
  if (tour.byArrangement) return reserveBar.private;
  const walk = tour.departures.length ? nextWalk(now, slug) : undefined;
  // Out of season, the general text still holds.
  if (tour.departures.length && !walk) return { ...reserveBar, href: '#book-now' };
  return {
    title: tour.place,
    text: walk ? messages.nextWalk(walk.when) : tour.text,
    label: reserveBar.label,
    href: '#book-now',
    isNews: true,
  };
}
