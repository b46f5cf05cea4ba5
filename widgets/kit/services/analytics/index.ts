/** Google's tag and `dataLayer` (https://developers.google.com/tag-platform/gtagjs/reference). */
interface Page {
  gtag?: (command: 'event', name: string, fields: object) => void;
  dataLayer?: { push(entry: object): void };
}

/**
 * Reports to `gtag` on our own site, else to `dataLayer`; on a partner page only if its element says `analytics`. Others
 * listen to the element's events.
 */
export function track(
  name: 'begin_booking' | 'reserve_button_click',
  fields: { item_id?: number | undefined },
  { home, analytics }: { home: boolean; analytics: boolean },
): void {
  const { gtag, dataLayer } = globalThis as Page;
  try {
    if (home && gtag) gtag('event', name, fields);
    else if (home || analytics) dataLayer?.push({ event: name, ...fields });
  } catch {
    // Third-party code: a booking does not fail with it.
  }
}
