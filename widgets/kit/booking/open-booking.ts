/**
 * Handling of a press on a booking link, apart from the link itself: a chunk of its own, fetched when the visitor
 * shows intent, so that no page pays for it before.
 */
import type { Embed } from '../element/embed-context';
import { pageUrl } from '../element/links';
import { messagesFor } from './messages';
import { track } from '../services/analytics/index';
import { calendarUrl, type Booking } from '../services/booking/index';
import { loadLightframe, openLightframe } from '../services/booking/overlay';

export { loadLightframe, track };

/** Milliseconds that a press waits for the provider's script. Browsers let a press open a tab for little longer. */
const PATIENCE = 1000;

/**
 * Opens the provider's calendar, over the page where that is wanted and possible, else in a new tab.
 * @param link that was pressed
 * @returns the way it went; nothing where the browser refused, which the visitor is told
 */
export async function openBooking(
  link: Element,
  booking: Booking,
  over: boolean,
  host: Embed,
): Promise<'lightframe' | 'tab' | undefined> {
  if (over) {
    await Promise.race([loadLightframe(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (openLightframe(booking)) return 'lightframe';
  }
  if (openTab(calendarUrl(booking))) return 'tab';
  void refuse(link, host);
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

/** Our own site goes on to its booking page; a foreign page is never left unless the visitor says so. */
async function refuse(link: Element, host: Embed): Promise<void> {
  const href = pageUrl('/booking', host);
  const messages = messagesFor(host);
  const toast = import('../toast/show-toast').then(({ showToast }) =>
    showToast({
      title: messages.failedTitle,
      text: messages.failed,
      kind: 'error',
      spoken: host.spoken,
      element: link,
      ...(!host.home && { action: { label: messages.bookingPage, run: () => location.assign(href) } }),
    }),
  );
  await toast.catch(() => undefined); // The way goes on without the words.
  if (host.home) follow(href, link);
}

/** Opens an address as a press on a link would, so that the site's own navigation takes it and the notice stays. */
function follow(href: string, beside: Element): void {
  const link = document.createElement('a');
  link.href = href;
  beside.after(link);
  link.click();
  link.remove();
}
