import { viewTransition } from '../../widgets/kit/ui/view-transition';
import { themed } from '../../widgets/kit/element/sheets';
import { firstView, REST_DELAY_MS } from '../ui/first-party-element';
import { redirectFor } from '../redirects';
import { findRoute, notFound } from '../routes';
import { showAll, showFirstView, showRest } from '../start/first-view';
import { moveFocus, revealFragment, scrollToTarget } from './scroll-and-focus';
import { inView, openingPicture, pictureOfCard } from './pictures';
import { loadPage } from './page-modules';
import { preload } from '../ui/preload';
import { isShownPage, navigate, showLocation, shownLocation } from './shown-location';

/** Maximum wait of a navigation for the new page's elements: in view at its top, or above a position further down. */
const WAIT_AT_TOP_MS = 150;
const WAIT_FURTHER_DOWN_MS = 1000;
/** Maximum wait for a page's code and data, after which the browser loads its HTML. */
const LOAD_TIMEOUT_MS = 5000;

/** Picture of the card whose link was clicked last. */
let clickedPicture: Element | undefined;

/** Opens links between pages without a load, by the Navigation API. Without it, links stay links. */
export function startNavigation(): void {
  addEventListener('hashchange', () => revealFragment());
  if (!window.navigation) return;
  document.addEventListener('click', (event) => (clickedPicture = pictureOfCard(event)), true);
  navigation.addEventListener('navigate', onNavigate);
  navigation.addEventListener('currententrychange', () => {
    if (isShownPage(location)) showLocation(new URL(location.href));
  });
}

/** What our history entries remember. */
interface EntryState {
  /** Scroll position in pixels. */
  top: number;
}

/** True for pages and redirects; the browser loads documents, files, the admin and unknown addresses. */
export function isPage({ origin, pathname, search }: URL): boolean {
  const { route } = findRoute(pathname, search);
  const hasPage = route !== notFound && !route.isDocument;
  return origin === location.origin && (hasPage || redirectFor(pathname) !== undefined);
}

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  const url = new URL(destination.url);
  // Else the page of the current entry is still loading.
  if (isShownPage(location)) navigation.updateCurrentEntry({ state: { top: scrollY } satisfies EntryState });
  // Smooth scrolling is only for links within a page; restored positions do not animate.
  document.documentElement.toggleAttribute('data-smooth', hashChange && navigationType !== 'traverse');
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload')
    return;
  // The page has changed only its own query or history entry.
  if (!isPage(url) || (destination.sameDocument && isShownPage(url))) return;
  if (navigationType === 'push' && url.pathname === shownLocation().pathname && event.cancelable) {
    event.preventDefault();
    return navigate(url.href, { replace: true });
  }
  // The browser's scroll to a fragment would take the focus from its heading, and it restores a position only once.
  event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => open(event, url) });
}

async function open({ destination, navigationType, signal }: NavigateEvent, url: URL): Promise<void> {
  const address = new URL(redirectFor(url.pathname) ?? url.pathname + url.search, url);
  try {
    const page = preload(() => loadPage(address));
    await Promise.race([page, new Promise((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS))]);
  } catch {
    // The chunk is gone, most likely after a deploy, or late. The address is committed, so the browser can load the page.
    if (!signal.aborted) location.reload();
    return;
  }
  if (signal.aborted) return;
  const isTraversal = navigationType === 'traverse';
  const { top = 0 } = (destination.getState() ?? {}) as Partial<EntryState>;
  const scroll = () => {
    if (isTraversal) return scrollTo({ top, behavior: 'instant' });
    scrollToTarget(url.hash);
    revealFragment(url.hash);
  };
  const isAtTop = isTraversal ? top === 0 : !url.hash;
  const picture = isTraversal ? undefined : clickedPicture;
  await viewTransition(true, picture && inView(picture), async () => {
    if (signal.aborted) return undefined;
    firstView.isFirst = isAtTop;
    if (isAtTop) showFirstView();
    else showAll();
    showLocation(url);
    await undefined; // Preact renders in a microtask.
    scroll();
    moveFocus(url.hash);
    await elementsDrawn(isAtTop ? WAIT_AT_TOP_MS : WAIT_FURTHER_DOWN_MS);
    if (isAtTop) setTimeout(showRest, REST_DELAY_MS);
    else if (!signal.aborted) scroll();
    return openingPicture();
  });
}

/** Resolves when the elements above the lower edge of the window are defined and styled, or after the time in ms. */
async function elementsDrawn(timeout: number): Promise<void> {
  const drawn = [...document.querySelectorAll('#main [home]')]
    // What is not displayed has no rectangle.
    .filter((element) => (element.getClientRects()[0]?.top ?? Infinity) < innerHeight)
    .map(async (element) => {
      await customElements.whenDefined(element.localName);
      await themed.get(element.shadowRoot!);
    });
  await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, timeout))]);
}
