import { pageOf, shownLocation, subscribe } from './shown-location';

declare global {
  interface Window {
    /** https://docs.umami.is/docs/tracker-functions */
    umami?: { track(change: (view: object) => object): void };
  }
}

let counted: string | undefined;

/** Counts each shown page once, if the owner has set a service for it. Never sends a query. */
export function countPages(): void {
  document.querySelector('script[data-website-id]')?.addEventListener('load', count);
  // A page sets its title when it renders, in a microtask.
  subscribe(() => setTimeout(count));
  count();
}

function count(): void {
  const url = pageOf(shownLocation());
  if (!window.umami || url === counted) return;
  const referrer = counted && { referrer: counted };
  counted = url;
  window.umami.track((view) => ({ ...view, url, title: document.title, ...referrer }));
}
