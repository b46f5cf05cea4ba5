import { urgency } from '#content/settings';
import { LONGEST_MONTH, urgencyMonth } from './urgency-month';

const textFor = (month: string) => urgency.text.replace('{Month}', month);

/** Returns the text that says which month's tours fill up, by the visitor's clock. */
export const urgencyText = (today: Date): string => textFor(urgencyMonth(today));

/** The place for it, as high as the longest text: the server cannot know the month, so script fills it. */
export function Urgency() {
  return (
    <p className="urgency" data-room={textFor(LONGEST_MONTH)}>
      <span />
    </p>
  );
}
