/**
 * Google's tag (https://developers.google.com/tag-platform/gtagjs/reference) and its tag manager's `dataLayer`. Another
 * counter of visits is another text of this file.
 */
interface Page {
  gtag?: (command: 'event', name: string, fields: object) => void;
  dataLayer?: { push(entry: object): void };
}

/**
 * Tells `gtag`, else `dataLayer`, where the page has one.
 * @param ownSite whether the page is ours; a foreign page's `gtag` is left alone
 * @param analytics whether a foreign page's tag asks for it
 */
export function tell(name: string, fields: object, ownSite: boolean, analytics: boolean): void {
  const { gtag, dataLayer } = globalThis as Page;
  if (ownSite && gtag) gtag('event', name, fields);
  else if (ownSite || analytics) dataLayer?.push({ event: name, ...fields });
}
