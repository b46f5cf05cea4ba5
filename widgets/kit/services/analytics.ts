interface Page {
  gtag?: (command: 'event', name: string, fields: object) => void;
  dataLayer?: { push(entry: object): void };
}

/**
 * Tells the page's analytics, where there is any: `gtag`, else `dataLayer`. On a foreign page only `dataLayer`, and
 * only where its tag says `analytics`; everybody else listens to the tag's events.
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
    // Somebody else's code; a booking does not fail with it.
  }
}
