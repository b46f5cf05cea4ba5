import { reserveBar } from '#content/settings';
import { schedules } from '#content/tour-schedules';
import { nextWalk } from '../ui/dates/next-walk';
import { messages } from '../ui/dates/messages';

/** Words of the bar, and the address that it leads to. */
interface BarWords {
  title: string;
  text: string;
  label: string;
  href: string;
  /** The text is news, and stands on narrow screens too. */
  isNews?: true;
}

/**
 * Returns the words of the bar on a page: on a tour's when it leaves next, as far as that is known, and the way to the
 * calendar there; on that of a tour by arrangement whom to ask.
 * @param now milliseconds since 1970
 * @param tours when each leaves; another table only to try it
 */
export function barWords(path: string, now: number, tours = schedules): BarWords {
  const slug = /^\/tours\/([\w-]+)/.exec(path)?.[1];
  const tour = tours.find((schedule) => schedule.slug === slug);
  if (!tour) return reserveBar;
  if (tour.byArrangement) return reserveBar.private;
  const walk = tour.departures.length ? nextWalk(now, slug) : undefined;
  // The season is over: what is said of all walks is true then, too.
  if (tour.departures.length && !walk) return { ...reserveBar, href: '#book-now' };
  return {
    title: reserveBar.title,
    text: walk ? messages.nextWalk(walk.when) : tour.text,
    label: reserveBar.label,
    href: '#book-now',
    isNews: true,
  };
}
