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
