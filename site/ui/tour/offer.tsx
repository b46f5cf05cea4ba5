import { heading } from '#content/before-you-book';
import { season } from '#content/settings';
import { schedules } from '#content/tour-schedules';
import { placeOnOneLine } from '../dates/next-walk';
import { messages } from '../dates/messages';
import { hasDays } from './in-season';

/** The walk that leaves next, of one tour or of all. */
interface Next {
  /** Slug of the one tour. */
  tour?: string;
  /** Place where that one begins. */
  place?: string;
  /** Address of its dates. A place on the page stays; any other becomes the calendar of the tour that leaves first. */
  href: string;
  /** Shown there until the visitor's clock has said what leaves next, and where no date is known. */
  words: string;
}

interface Props {
  /** Price first, then what else one books by. */
  facts: readonly string[];
  /** None for a tour by arrangement. */
  next?: Next | undefined;
}

/**
 * Renders what one books by, on the first screen: price, length, group, the way to all else that one asks first, and the
 * walk that leaves next.
 */
export function Offer({ facts: [price, ...facts], next }: Props) {
  // A tour's page answers of that tour what the booking page answers of all.
  const answers = `${next && !next.tour ? '/booking' : ''}#before-you-book`;
  return (
    <div className="offer framed mt-[1.2rem] max-w-[27rem] px-[0.9rem] py-2">
      <p className="offer-facts">
        {/* Or the line grows with the first font, before ours is there. */}
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
          <p className="room offer-next font-bold" data-room={roomFor(next)} data-room-2={next.words}>
            <a
              className="no-dates:hidden"
              href={next.href}
              data-next={next.tour ?? ''}
              data-place={next.place}
            >
              {next.words}
            </a>
            {/* Shorter than any walk: the room is enough. */}
            {hasDays ? (
              <a className="has-dates:hidden" href="/#newsletter">
                {season.neutral.next}
              </a>
            ) : null}
          </p>
          <p>
            <a href={answers}>{heading}</a>
          </p>
        </>
      ) : null}
    </div>
  );
}

/** Two stand side by side, the price first. */
const classOf = (index: number): string | undefined => (index % 2 ? undefined : 'beside');

/** A next walk as wide as any: see next-walk.ts. */
function roomFor({ place }: Next): string {
  const places = place ? [place] : schedules.map((schedule) => schedule.place);
  const [longest = ''] = places.toSorted((a, b) => b.length - a.length);
  return messages.nextWalk(messages.widestTime, placeOnOneLine(longest));
}
