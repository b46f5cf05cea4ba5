import { onPageVisible } from '../../../widgets/kit/schedule/on-page-visible';
import { fillNextWalks } from './next-walk';
import { urgencyText } from './urgency';

/**
 * Fills in the next departures and the month that fills up, by the visitor's clock.
 * @param isOff true out of season: start/mark-periods.ts
 */
function fillDates(page: ParentNode, now: Date, isOff: boolean): void {
  fillNextWalks(page.querySelectorAll<HTMLAnchorElement>('[data-next]'), now.getTime());
  for (const text of page.querySelectorAll('[data-urgency] span')) text.textContent = urgencyText(now, isOff);
}

/**
 * Fills in the dates now and when the page becomes visible again.
 * @returns a function that stops it
 */
export function updateDates(page: ParentNode, today: () => Date): () => void {
  const fill = () => fillDates(page, today(), 'noSeason' in document.documentElement.dataset);
  fill();
  return onPageVisible(fill);
}
