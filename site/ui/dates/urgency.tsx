import { season, urgency } from '#content/settings';
import { hasDays } from '../tour/in-season';
import { isBookable, LONGEST_MONTH, urgencyMonth } from './urgency-month';

const textFor = (month: string) => urgency.text.replace('{Month}', month);

/**
 * Returns the text that says which month's tours fill up, by the visitor's clock; other words while the season is not
 * on, or where no tour leaves in that month any more.
 * @param isOff whether the document is marked so: start/periods.ts
 */
export function urgencyText(today: Date, isOff: boolean): string {
  const month = urgencyMonth(today);
  return isOff || (hasDays && !isBookable(month, season)) ? season.neutral.urgency : textFor(month);
}

/** The place for it, as high as the longest text: the server cannot know the month, so script fills it. */
export function Urgency() {
  return (
    <p
      className="urgency room"
      data-room={textFor(LONGEST_MONTH)}
      data-room-2={hasDays ? season.neutral.urgency : undefined}
    >
      <span />
    </p>
  );
}
