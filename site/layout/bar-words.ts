import { reserveBar } from '#content/settings';
import { schedules } from '#content/tour-schedules';
import { nextWalk } from '../ui/dates/next-walk';

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
 * Returns the words of the bar on a page: on a tour's when it leaves next, and the way to the calendar there; on that of
 * a tour by arrangement whom to ask.
 * @param now milliseconds since 1970
 */
export function barWords(path: string, now: number): BarWords {
  const slug = /^\/tours\/([\w-]+)/.exec(path)?.[1];
  const tour = schedules.find((schedule) => schedule.slug === slug);
  if (!tour) return reserveBar;
  if (!tour.departures.length) return reserveBar.private;
  const walk = nextWalk(now, slug);
  return {
    title: reserveBar.title,
    text: walk ? `Next walk: ${walk.when}` : tour.text,
    label: reserveBar.label,
    href: '#book-now',
    isNews: true,
  };
}
