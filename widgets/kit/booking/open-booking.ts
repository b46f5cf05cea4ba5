/* What a click on a booking link does: a chunk that loads when the visitor shows intent. */
import type { Embed } from '../element/embed-context';
import { pageUrl } from '../element/links';
import { messagesFor } from './messages';
import { track } from '../services/analytics/index';
import { calendarUrl, type Booking } from '../services/booking/index';
import { loadLightframe, openLightframe } from '../services/booking/overlay';

export { loadLightframe, track };

/** Wait for the provider's script. Browsers let a click open a tab for little longer. */
const SCRIPT_TIMEOUT_MS = 1000;

/**
 * Opens the provider's calendar over the page if possible, else in a new tab.
 * @returns undefined if the browser refused; a toast says so
 */
export async function openBooking(
  link: Element,
  booking: Booking,
  over: boolean,
  host: Embed,
): Promise<'lightframe' | 'tab' | undefined> {
  if (over) {
    await Promise.race([loadLightframe(), new Promise((resolve) => setTimeout(resolve, SCRIPT_TIMEOUT_MS))]);
    if (openLightframe(booking)) return 'lightframe';
  }
  if (openTab(calendarUrl(booking))) return 'tab';
  void showBookingError(link, host);
  return undefined;
}

function openTab(url: string): boolean {
  try {
    // With `noopener` the answer would be null for success as well.
    const tab = open(url, '_blank');
    if (tab) tab.opener = null;
    return Boolean(tab);
  } catch {
    return false;
  }
}

/** Shows the error, then goes to the booking page on our own site. */
async function showBookingError(link: Element, host: Embed): Promise<void> {
  const href = pageUrl('/booking', host);
  const messages = messagesFor(host);
  const toast = import('../toast/show-toast').then(({ showToast }) =>
    showToast({
      title: messages.failedTitle,
      text: messages.failed,
      kind: 'error',
      locale: host.locale,
      element: link,
      ...(!host.home && { action: { label: messages.bookingPage, run: () => location.assign(href) } }),
    }),
  );
  await toast.catch(() => undefined);
  if (host.home) navigate(href, link);
}

/** Clicks a link, so that the site's router navigates and the toast stays. */
function navigate(href: string, sibling: Element): void {
  const link = document.createElement('a');
  link.href = href;
  sibling.after(link);
  link.click();
  link.remove();
}
