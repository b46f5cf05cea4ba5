import { onPageVisible } from '../../../widgets/kit/on-page-visible';
import { fillNextWalks } from './next-walk';
import { urgencyText } from './urgency';

/**
 * Fills in what a page says by the visitor's clock: what leaves next, and which month's tours fill up.
 * @param isOff whether the document is marked as out of season: start/periods.ts
 */
export function fillDates(page: ParentNode, now: Date, isOff: boolean): void {
  fillNextWalks(page.querySelectorAll<HTMLAnchorElement>('[data-next]'), now.getTime());
  for (const place of page.querySelectorAll('.urgency span')) place.textContent = urgencyText(now, isOff);
}

/**
 * Fills in the dates now and whenever the page is visible again.
 * @returns a function that stops it
 */
export function keepDates(page: ParentNode, today: () => Date): () => void {
  const fill = () => fillDates(page, today(), 'noSeason' in document.documentElement.dataset);
  fill();
  return onPageVisible(fill);
}
