import { navigate } from 'wouter/use-browser-location';
import { loadPage } from './page-modules';

/**
 * Turns clicks on our own links into navigation without a reload. One listener for the whole document, because
 * links inside tags are met only through the event's path. Whatever a browser would do differently (new tab,
 * download, another site, an anchor on this page) is left to it.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
    if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || /\.\w+$/.test(url.pathname)) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    void go(url);
  });
  addEventListener('popstate', () => setTimeout(announce));
}

/** Opens a page of ours: its code first, so that the old page stays until the new one can be shown. */
async function go(url: URL): Promise<void> {
  try {
    await loadPage(url.pathname);
  } catch {
    // The chunk is gone, most likely because a newer version was deployed: let the browser fetch the page.
    location.assign(url);
    return;
  }
  const same = url.href === location.href;
  history.replaceState({ ...history.state, y: scrollY }, '');
  navigate(url.pathname + url.search + url.hash, { replace: same });
  afterRender(() => {
    const target = url.hash ? document.getElementById(url.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    announce();
  });
}

/** Puts the focus on the new page's heading, so that a screen reader starts there and says what it is. */
function announce(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const afterRender = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** Back and forward return to where one was; pages are drawn after the browser's own attempt. */
export function restoreScroll(): void {
  history.scrollRestoration = 'manual';
  const remember = () => history.replaceState({ ...history.state, y: scrollY }, '');
  addEventListener('pagehide', remember);
  const y = (history.state as { y?: number } | null)?.y;
  if (y && !location.hash) scrollTo({ top: y, behavior: 'instant' });
  addEventListener('popstate', (event) => {
    const { y = 0 } = (event.state as { y?: number } | null) ?? {};
    afterRender(() => scrollTo({ top: y, behavior: 'instant' }));
  });
}
