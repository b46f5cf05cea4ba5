import './configured';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { build } from '#content/build';
import { App } from './app';
import { countBookings } from './attribution/booking-links';
import { leftBelow } from './router/entry-places';
import { followLinks, restoreScroll } from './router/navigation';
import { loadAttribution } from './attribution/load-attribution';
import { loadPage } from './router/page-modules';
import { preload } from './router/preload';
import { redirectFor } from './redirects';
import { findRoute, notFound, pagePath } from './routes';
import { setAddress } from './router/set-address';
import { prerendered } from './router/shown-page';
import { watchPictures } from '../widgets/kit/watch-pictures';

/**
 * Brings the prerendered page to life: what is around it and the tags on it, and the page itself where it is
 * `hydrates`. A page that was made of other code or for another address is made anew.
 */
async function start(container: HTMLElement): Promise<void> {
  if (isReferred()) {
    preload(loadAttribution).then(
      ({ carryReferral }) => carryReferral(container, Number(container.dataset.referralDays ?? 0)),
      console.error,
    );
  }
  if (!leftBelow()) await nextFrame();
  const to = redirectFor(location.pathname);
  if (to) setAddress(to + location.search + location.hash, true);

  const { route } = findRoute(location.pathname, location.search);
  const expected = route === notFound ? '*' : pagePath(location.pathname, location.search);
  const fits = container.dataset.build === build.id && container.dataset.path === expected;
  prerendered.fits = fits;
  prerendered.isStatic = fits && !route.hydrates;
  if (!prerendered.isStatic) {
    await loadPage(location).catch((cause: unknown) => {
      console.error(cause);
      // What can be read already stays; elsewhere the page asks again and says that it cannot be shown.
      prerendered.isStatic = fits;
    });
  }
  if (fits) {
    hydrateRoot(container, <App />);
  } else {
    const footer = container.querySelector('.footer')?.childNodes ?? [];
    container.replaceChildren();
    createRoot(container).render(<App />);
    container.querySelector('.footer')!.append(...footer);
  }
  watchPictures(container);
  countBookings();
  delete document.documentElement.dataset.postAsked;
  // Some hosts send the 404 page without its headers: from there, pages load with their own.
  if (container.dataset.path !== '*') followLinks();
  whenIdle(() => {
    if (hasKept())
      void import('../widgets/kit/forms/draft/day-store').then(({ sweep }) => sweep(), console.error);
    void import('./after-start').then(({ startServiceWorker, startTooltips }) => {
      startTooltips();
      return startServiceWorker();
    }, console.error);
    void import('../widgets/kit/booking/open-booking').then(
      ({ loadLightframe }) => loadLightframe(),
      () => undefined, // Booking links open a tab without it.
    );
  });
  restoreScroll();
}

/** A form has kept something here, which may be old by now. */
function hasKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('cat-'));
  } catch {
    return false; // Storage is denied.
  }
}

/** Returns whether a partner's name is in the address, or was kept: few visitors need the code that reads it. */
function isReferred(): boolean {
  if (/[?&;](partner|network|campaign)=/i.test(location.search)) return true;
  try {
    return ['referral', 'arrival'].some((key) => key in sessionStorage || key in localStorage);
  } catch {
    return false; // Storage is denied.
  }
}

/** Running the modules has been work enough for one frame. In a tab in the background there are none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Runs once the browser has nothing better to do, after 2 s at the latest; after 1 s where it cannot tell. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 1000);
}

const container = document.querySelector<HTMLElement>('#app');
if (container) void start(container);
