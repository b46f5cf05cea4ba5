import './start/configure';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { buildId } from 'virtual:build';
import { App } from './app';
import { countBookings } from './attribution/booking-links';
import { loadAttribution } from './attribution/load-attribution';
import { revealFragment } from './router/scroll-and-focus';
import { firstPage } from './router/current-page';
import { startNavigation } from './router/navigation';
import { loadPage } from './router/page-modules';
import { preload } from './ui/preload';
import { pageOf } from './router/shown-location';
import { findRoute, notFound } from './routes';
import { watchPictures } from '../widgets/kit/picture/watch-pictures';

/**
 * Starts the site on a prerendered page: hydrates layout and elements, and the page itself if its route has `hydrates`.
 * Renders HTML of another build or another address again.
 */
async function start(container: HTMLElement): Promise<void> {
  if (isReferred()) {
    preload(loadAttribution).then(
      ({ keepReferral }) => keepReferral(container, Number(container.dataset.referralDays ?? 0)),
      console.error,
    );
  }
  await nextFrame();
  const { route } = findRoute(location.pathname, location.search);
  const expected = route === notFound ? '*' : pageOf(location);
  const isPrerendered = container.dataset.build === buildId && container.dataset.path === expected;
  firstPage.isStatic = isPrerendered && !route.hydrates;
  if (!firstPage.isStatic) {
    await preload(() => loadPage(location)).catch((cause: unknown) => {
      console.error(cause);
      // Without its code the prerendered text stays; any other page shows the error screen.
      firstPage.isStatic = isPrerendered;
    });
  }
  if (isPrerendered) {
    hydrateRoot(container, <App />);
  } else {
    const footer = container.querySelector('.footer')?.childNodes ?? [];
    container.replaceChildren();
    createRoot(container).render(<App />);
    container.querySelector('.footer')!.append(...footer);
  }
  delete document.documentElement.dataset.postRequested;
  watchPictures(container);
  countBookings();
  // Some hosts send the 404 page without the policy's headers, so links there load the next page.
  if (container.dataset.path !== '*' && !route.isDocument) startNavigation();
  revealFragment();
  document.documentElement.dataset.hydrated = '';
  whenIdle(() => {
    if (hasDrafts())
      void import('../widgets/kit/forms/draft/day-store').then(
        ({ deleteExpiredDrafts }) => deleteExpiredDrafts(),
        console.error,
      );
    void import('./router/idle-tasks').then(
      ({ countPages, loadAhead, startServiceWorker, startTooltips }) => {
        startTooltips();
        countPages();
        loadAhead();
        return startServiceWorker();
      },
      console.error,
    );
    void import('../widgets/kit/booking/open-booking').then(
      ({ loadLightframe }) => loadLightframe(),
      () => undefined, // Booking links open a tab without it.
    );
  });
}

/** True if there is a draft, which may have expired. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('cat-'));
  } catch {
    return false; // Storage is denied.
  }
}

/** True if a partner's name is in the URL or was saved. Few visits need that code. */
function isReferred(): boolean {
  if (/[?&;](partner|network|campaign)=/i.test(location.search)) return true;
  try {
    return ['referral', 'arrival'].some((key) => key in sessionStorage || key in localStorage);
  } catch {
    return false; // Storage is denied.
  }
}

/** Resolves in the next frame, because evaluating the modules took one; background tabs have no frames. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Runs the callback when the browser is idle, after 2 s at the latest; after 1 s without `requestIdleCallback`. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 1000);
}

const container = document.querySelector<HTMLElement>('#app');
if (container) void start(container);
