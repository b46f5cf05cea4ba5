import { season, urgency } from '#content/settings';
import { hasDays } from '../tour/in-season';
import { season as months } from '#content/tour-schedules';
import { MONTHS } from '../../../widgets/kit/schedule/calendar-names';
import { isInSeason } from '../../../widgets/kit/schedule/departures';
import { LONGEST_MONTH, urgencyMonth } from './urgency-month';

const textFor = (month: string) => urgency.text.replace('{Month}', month);

/**
 * Returns the text about the month that fills up, by the visitor's clock; a neutral text out of season or if no tour
 * leaves in that month.
 * @param isOff true out of season: start/mark-periods.ts
 */
export function urgencyText(today: Date, isOff: boolean): string {
  const month = urgencyMonth(today);
  return isOff || (hasDays && !isInSeason(MONTHS.indexOf(month) + 1, months))
    ? season.neutral.urgency
    : textFor(month);
}

/** Renders the space for it, as high as the longest text: script fills in the month. */
export function Urgency() {
  return (
    <p
      className="reserved-height mt-4 text-s1 font-bold leading-[1.45] text-error"
      data-urgency=""
      data-reserves={textFor(LONGEST_MONTH)}
      data-reserves-2={hasDays ? season.neutral.urgency : undefined}
    >
      <span />
    </p>
  );
}
