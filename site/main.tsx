import { createRoot, hydrateRoot } from 'react-dom/client';
import { build } from '#content/build';
import { App } from './app';
import { followLinks, restoreScroll } from './navigation';
import { loadPage } from './page-modules';
import { redirectFor } from './redirects';
import { findRoute, notFound } from './routes';

/** Brings the prerendered page to life; a page that was made of other code or for another address is made anew. */
async function start(container: HTMLElement): Promise<void> {
  const to = redirectFor(location.pathname);
  if (to) history.replaceState(null, '', to + location.search + location.hash);
  await loadPage(location);

  const { route } = findRoute(location.pathname, location.search);
  const expected = route === notFound ? '*' : location.pathname.replace(/(.)\/$/, '$1');
  const fits = container.dataset.build === build.id && container.dataset.path === expected;
  if (fits) {
    hydrateRoot(container, <App />);
  } else {
    container.replaceChildren();
    createRoot(container).render(<App />);
  }
  followLinks();
  whenIdle(
    () =>
      void import('../widgets/kit/services/lightframe').then(
        ({ loadLightframe }) => loadLightframe(),
        () => undefined, // Booking links open a tab without it.
      ),
  );
  restoreScroll();
}

/** Runs once the browser has nothing better to do, after 2 s at the latest; after 1 s where it cannot tell. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 1000);
}

const container = document.querySelector<HTMLElement>('#app');
if (container) void start(container);
