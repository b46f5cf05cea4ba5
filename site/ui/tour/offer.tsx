import { heading } from '#content/before-you-book';
import { made } from '#content/made';
import { season } from '#content/settings';
import { schedules } from '#content/tour-schedules';
import { nextWalk, placeOnOneLine } from '../dates/next-walk';
import { messages } from '../dates/messages';
import { hasDays } from './in-season';

/** The next departure, of one tour or of all. */
interface Next {
  tour?: string;
  /** Meeting place of that tour. */
  place?: string;
  /** Link to the dates. A fragment stays; any other becomes the calendar of the tour that leaves first. */
  href: string;
  /** Text if no departure is known. */
  words: string;
}

interface Props {
  /** Price first. */
  facts: readonly string[];
  /** Absent for a private tour. */
  next?: Next | undefined;
}

/**
 * Renders the facts for booking on the first screen: price, length, group, a link to the answers before booking, and
 * the next departure.
 */
export function Offer({ facts: [price, ...facts], next }: Props) {
  // A tour's page answers for that tour, the booking page for all.
  const answers = `${next && !next.tour ? '/booking' : ''}#before-you-book`;
  return (
    <div className="offer framed mt-[1.2rem] max-w-[27rem] px-[0.9rem] py-2">
      <p className="offer-facts">
        {/* Else the line would be higher in the fallback font. */}
        <b className="leading-none">{price}</b>
        {facts.map((fact, index) => (
          <span key={fact} className={classOf(index)}>
            {` ${fact}`}
          </span>
        ))}
        {next ? null : (
          <a className={classOf(facts.length)} href={answers}>
            {heading}
          </a>
        )}
      </p>
      {next ? (
        <>
          <NextWalk {...next} />
          <p>
            <a href={answers}>{heading}</a>
          </p>
        </>
      ) : null}
    </div>
  );
}

/**
 * Renders the day on which the next walk leaves, as of the build; start/mark-periods.ts hides it as soon as any walk has left, and
 * the browser fills in the next one with its time and place.
 */
export function NextWalk({ tour = '', place, href, words }: Next) {
  const next = nextWalk(made, tour);
  return (
    <p
      className="reserved-height offer-next font-bold"
      data-reserves={widestText(place)}
      data-reserves-2={words}
    >
      <a className="no-dates:hidden" href={href} data-next={tour} data-place={place}>
        {next ? (
          <>
            <span className="no-next:hidden">{messages.nextWalk(next.day)}</span>
            <span className="has-next:hidden">{words}</span>
          </>
        ) : (
          words
        )}
      </a>
      {/* Shorter than any departure, so the reserved width is enough. */}
      {hasDays ? (
        <a className="has-dates:hidden" href="/#newsletter">
          {season.neutral.next}
        </a>
      ) : null}
    </p>
  );
}

/** Two facts per row, the price first. */
const classOf = (index: number): string | undefined => (index % 2 ? undefined : 'beside');

/** Returns a next departure as wide as any: see next-walk.ts. */
function widestText(place: string | undefined): string {
  const places = place ? [place] : schedules.map((schedule) => schedule.place);
  const [longest = ''] = [...places].sort((a, b) => b.length - a.length);
  return messages.nextWalk(messages.widestTime, placeOnOneLine(longest));
}
