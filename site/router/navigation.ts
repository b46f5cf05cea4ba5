import { viewTransition } from '../../widgets/kit/ui/view-transition';
import { redirectFor } from '../redirects';
import { findRoute, notFound } from '../routes';
import { moveFocus, revealFragment, scrollToTarget } from './arrival';
import { inView, openingPicture, pictureOfCard } from './pictures';
import { loadPage } from './page-modules';
import { navigate, pageOf, showLocation, shownLocation } from './shown-location';

/** Maximum wait of a navigation for the new page's elements: those in view, or all if it ends further down. */
const WAIT_IN_VIEW_MS = 150;
const WAIT_ALL_MS = 1000;
/** Maximum wait for a page's code and data, after which the browser loads its HTML. */
const LOAD_TIMEOUT_MS = 5000;

/** Picture of the card whose link was clicked last. */
let clickedPicture: Element | undefined;

/**
 * Opens links between pages without a load, by the Navigation API, and prefetches a page's code on hover and focus.
 * Without the API, links stay links.
 */
export function startNavigation(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
  if (!window.navigation) return;
  document.addEventListener('click', (event) => (clickedPicture = pictureOfCard(event)), true);
  navigation.addEventListener('navigate', onNavigate);
  navigation.addEventListener('currententrychange', () => {
    if (isShownPage(location)) showLocation(new URL(location.href));
  });
  addEventListener('hashchange', () => revealFragment());
}

const isShownPage = (url: Pick<URL, 'pathname' | 'search'>) => pageOf(url) === pageOf(shownLocation());

/** True for pages and redirects; the browser loads files, the admin and unknown addresses. */
const isPage = ({ origin, pathname, search }: URL) =>
  origin === location.origin &&
  (findRoute(pathname, search).route !== notFound || redirectFor(pathname) !== undefined);

function prefetch(event: Event): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target === '_blank') return;
  const url = new URL(link.href);
  if (isPage(url) && !isShownPage(url)) loadPage(url).catch(() => undefined);
}

function onNavigate(event: NavigateEvent): void {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
  const url = new URL(destination.url);
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
  event.intercept({
    // The browser's scroll to a fragment would take the focus from its heading.
    scroll: navigationType === 'traverse' ? 'after-transition' : 'manual',
    focusReset: 'manual',
    handler: () => open(event, url),
  });
}

async function open({ navigationType, signal }: NavigateEvent, url: URL): Promise<void> {
  const isTraversal = navigationType === 'traverse';
  try {
    const page = loadPage(new URL(redirectFor(url.pathname) ?? url.pathname + url.search, url));
    await Promise.race([page, new Promise((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS))]);
  } catch {
    // The chunk is gone, most likely after a deploy, or late. The address is committed, so the browser can load the page.
    if (!signal.aborted) location.reload();
    return;
  }
  if (signal.aborted) return;
  const picture = isTraversal ? undefined : clickedPicture;
  await viewTransition(true, picture && inView(picture), async () => {
    if (signal.aborted) return undefined;
    showLocation(url);
    await undefined; // Preact renders in a microtask.
    if (!isTraversal) scrollToTarget(url.hash);
    moveFocus(url.hash);
    await elementsDrawn(isTraversal || url.hash !== '');
    if (url.hash && !isTraversal && !signal.aborted) scrollToTarget(url.hash);
    revealFragment(url.hash);
    return openingPicture();
  });
}

/** Resolves when the page's elements (those in view or all) are defined and styled, or after the timeout. */
async function elementsDrawn(isAll: boolean): Promise<void> {
  const end = performance.now() + (isAll ? WAIT_ALL_MS : WAIT_IN_VIEW_MS);
  const isPending = (element: Element) =>
    !element.matches(':defined') ||
    Boolean(element.shadowRoot?.querySelector('[data-themed][style*=opacity]'));
  const isWaiting = () =>
    [...document.querySelectorAll('#main *')]
      .filter(({ localName }) => localName.startsWith('cat-'))
      .some((element) => isPending(element) && (isAll || inView(element)));
  while (isWaiting() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}
