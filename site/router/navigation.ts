import { viewTransition } from '../../widgets/kit/ui/view-transition';
import { redirectFor } from '../redirects';
import { findRoute, notFound } from '../routes';
import { moveFocus, revealFragment, scrollToTarget } from './arrival';
import { inView, openingPicture, pictureOfCard } from './pictures';
import { loadPage } from './page-modules';
import { navigate, pageOf, showLocation, shownLocation } from './shown-location';

/** How long a navigation waits for the elements of the new page: those in view, or all where it ends further down. */
const WAIT_IN_VIEW_MS = 150;
const WAIT_ALL_MS = 1000;

/** The picture of the card whose link was pressed last. */
let pressed: Element | undefined;

/**
 * Opens links to pages of the site without a load, by the Navigation API, and fetches a page's code when a link to it
 * gets attention. Without the API links stay links.
 */
export function startNavigation(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
  if (!window.navigation) return;
  document.addEventListener('click', (event) => (pressed = pictureOfCard(event)), true);
  navigation.addEventListener('navigate', onNavigate);
  navigation.addEventListener('currententrychange', () => {
    if (isShownPage(location)) showLocation(new URL(location.href));
  });
  addEventListener('hashchange', () => revealFragment());
}

const isShownPage = (url: Pick<URL, 'pathname' | 'search'>) => pageOf(url) === pageOf(shownLocation());

/** True for addresses of pages and redirects; files, the admin and unknown addresses are the browser's. */
const isPage = ({ origin, pathname, search }: URL) =>
  origin === location.origin &&
  (findRoute(pathname, search).route !== notFound || redirectFor(pathname) !== undefined);

function prefetch(event: Event): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target === '_blank') return;
  const url = new URL(link.href);
  // A failure shows when the visitor follows the link.
  if (isPage(url) && !isShownPage(url)) loadPage(url).catch(() => undefined);
}

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  const url = new URL(destination.url);
  // Smooth scrolling is for links to a part of the page: positions are restored at once.
  document.documentElement.toggleAttribute('data-smooth', hashChange && navigationType !== 'traverse');
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload')
    return;
  // A page that only changes its own query or history entry is on screen already.
  if (!isPage(url) || (destination.sameDocument && isShownPage(url))) return;
  if (navigationType === 'push' && url.pathname === shownLocation().pathname && event.cancelable) {
    event.preventDefault();
    return navigate(url.href, { replace: true });
  }
  event.intercept({
    scroll: 'after-transition',
    focusReset: 'manual',
    handler: () => open(event, url),
  });
}

async function open({ navigationType, signal }: NavigateEvent, url: URL): Promise<void> {
  const isTraversal = navigationType === 'traverse';
  try {
    await loadPage(new URL(redirectFor(url.pathname) ?? url.pathname + url.search, url));
  } catch {
    // The chunk is gone, most likely after a deploy. The address is committed, so the browser can load the page.
    if (!signal.aborted) location.reload();
    return;
  }
  if (signal.aborted) return;
  const picture = isTraversal ? undefined : pressed;
  await viewTransition(true, picture && inView(picture), async () => {
    if (signal.aborted) return undefined;
    showLocation(url);
    await undefined; // Preact renders in a microtask.
    // The browser scrolls when this function ends: too late for a page that opens at its top.
    if (!isTraversal) scrollToTarget(url.hash);
    moveFocus(url.hash);
    await elementsDrawn(isTraversal || url.hash !== '');
    if (url.hash && !isTraversal && !signal.aborted) scrollToTarget(url.hash);
    revealFragment(url.hash);
    return openingPicture();
  });
}

/** Resolves when the page's elements are defined and styled, those in view or all, or when the time is up. */
async function elementsDrawn(isAll: boolean): Promise<void> {
  const end = performance.now() + (isAll ? WAIT_ALL_MS : WAIT_IN_VIEW_MS);
  const isPending = (element: Element) =>
    !element.matches(':defined') ||
    Boolean(element.shadowRoot?.querySelector('[data-dressed][style*=opacity]'));
  const isWaiting = () =>
    [...document.querySelectorAll('#main *')]
      .filter(({ localName }) => localName.startsWith('cat-'))
      .some((element) => isPending(element) && (isAll || inView(element)));
  while (isWaiting() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}
