import { announce } from './announce';
import {
  enterEntry,
  forgetPlace,
  leaveEntry,
  leftPlace,
  notePlace,
  savedPlace,
  savePlace,
  watchPlace,
} from './entry-places';
import { endPreserving, isPreserving, jump, preserveScroll } from './preserve-scroll';
import { loadPage } from './page-modules';
import { redirectFor } from '../redirects';
import { pagePath } from '../routes';
import {
  afterRender,
  changePage,
  inView,
  openingPicture,
  pictureOfCard,
  picturesOfCardsTo,
} from './page-transition';
import { setAddress } from './set-address';
import { keptBox, noteScrolled, returnTo } from './shown-page';

/**
 * Turns clicks on our own links into navigation without a reload, and fetches a page's code when a link to it
 * shows interest. One listener each for the whole document, because links inside tags are met only through the
 * event's path.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = ownPage(event);
    if (!url) return;
    if (isAnchor(url)) {
      wishes++;
      followed = url.href;
      savePlace();
      reachIntoTag(url.hash);
      return;
    }
    event.preventDefault();
    void go(url, pictureOfCard(event));
  });
  for (const interest of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(interest, prefetch, { passive: true });
  }
}

/** The page of ours that the event's link leads to; whatever a browser would do differently is left to it. */
function ownPage(event: Event): URL | undefined {
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (
    !link?.href ||
    link.getAttribute('role') === 'button' ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && !/\.\w+$/.test(url.pathname) ? url : undefined;
}

const isAnchor = (url: URL): boolean =>
  Boolean(url.hash) && url.pathname === location.pathname && url.search === location.search;

function prefetch(event: Event): void {
  const url = ownPage(event);
  // A failure shows when the link is followed.
  if (url && url.pathname + url.search !== location.pathname + location.search)
    loadPage(url).catch(() => undefined);
}

/** Grows with every place that the visitor wants to be at: a page whose code comes late is not shown over a newer one. */
let wishes = 0;

/**
 * Opens a page of ours: its code first, so that the old page stays until the new one can be shown.
 * @param pressed the picture of the card that was pressed
 */
async function go(url: URL, pressed?: Element): Promise<void> {
  const wish = ++wishes;
  url.pathname = redirectFor(url.pathname) ?? url.pathname;
  try {
    await loadPage(url);
  } catch {
    // The chunk is gone, most likely because a newer version was deployed: let the browser fetch the page.
    if (wish === wishes) location.assign(url);
    return;
  }
  if (wish !== wishes) return;
  endPreserving();
  savePlace();
  noteScrolled();
  changePage(
    () => {
      if (wish !== wishes) return false;
      setAddress(url.href, url.pathname === location.pathname);
      shown = pageAt(url);
      leaveEntry();
      return true;
    },
    () => {
      if (url.hash) preserveScroll(() => goTo(url.hash));
      else {
        enterEntry();
        jump(() => wish === wishes && goTo(''));
      }
      announce();
    },
    { pictures: pressed && { from: pressed, to: openingPicture }, isFromTop: !url.hash },
  );
}

/** Finds what the fragment of an address names. A question is inside its tag, which opens it once it comes near. */
const targetOf = (hash: string): Element | null =>
  hash
    ? (document.getElementById(hash.slice(1)) ??
      (hash.startsWith('#faq-') ? document.querySelector('cat-faq') : null))
    : null;

/** Goes to where an entry of the history was left, in pixels, else to what its fragment names, else to the top. */
function goTo(hash: string, y?: number): void {
  const target = y === undefined ? targetOf(hash) : undefined;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: y ?? 0, behavior: 'instant' });
}

/** The browser itself goes to any other place, but not to what is inside a tag. */
function reachIntoTag(hash: string): void {
  if (hash.startsWith('#faq-')) targetOf(hash)?.scrollIntoView({ behavior: 'instant' });
}

const pageAt = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pagePath(pathname, search);

/** The page that is shown: an entry of the history may be another place on it, or a page whose code is not there yet. */
let shown = '';

/** Address of the anchor on the same page that was pressed last. */
let followed = '';

/** Back and forward return to where one was. Our pages are drawn after the browser's own attempt, so it is off. */
export function restoreScroll(): void {
  // Loaded again, an entry is still ours: the browser goes nowhere in it, not even where its fragment points.
  const isOurs = history.scrollRestoration === 'manual';
  history.scrollRestoration = 'manual';
  const y = savedPlace(history.state);
  if (!isOurs && y === undefined) reachIntoTag(location.hash);
  else if (y) preserveScroll(() => goTo('', y));
  // Whoever has scrolled since then is not taken back to the top.
  else if (!scrollY) goTo(location.hash, y);

  shown = pageAt(location);
  watchPlace(() => shown === pageAt(location), !location.hash || y !== undefined);
  // Before the router hears of it, which shows the entry's page at once.
  addEventListener('popstate', (event) => event.isTrusted && comeBack(event), true);

  function comeBack(event: PopStateEvent): void {
    const wish = ++wishes;
    const { hash, href } = location;
    // The browser goes to an anchor's place by itself; that is no return.
    const isPressed = href === followed && savedPlace(event.state) === undefined;
    // What is held, or was left by an anchor, is known better already.
    if (!isPreserving() && !isPressed) notePlace();
    endPreserving();
    leaveEntry();
    // An anchor to where one is already puts a new entry in the place of the old one, under the same key.
    if (isPressed) forgetPlace();
    const saved = leftPlace(event.state);
    const left = shown;
    const scroll = () => {
      enterEntry();
      preserveScroll(() => goTo(hash, saved));
    };
    if (left === pageAt(location)) {
      if (!isPressed) afterRender(() => wish === wishes && scroll());
      followed = '';
      return;
    }
    event.stopImmediatePropagation();
    const change = () => {
      if (wish !== wishes) return false;
      shown = pageAt(location);
      returnTo(shown, saved);
      dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
      return true;
    };
    const arrive = () => {
      if (wish !== wishes) return;
      scroll();
      announce();
    };
    noteScrolled();
    const picture = openingPicture();
    const cards = (page: ParentNode | null) => picturesOfCardsTo(page, (link) => pageAt(link) === left);
    const box = keptBox(pageAt(location));
    // A page that is here whole comes back at once, as from the browser's own cache; only a picture needs the way.
    if (box && !(picture && cards(box).length)) {
      // What lay over the left page, and gives its focus back, is gone with a microtask.
      if (change()) queueMicrotask(arrive);
      return;
    }
    (box ? Promise.resolve() : loadPage(location)).then(
      () =>
        changePage(change, arrive, {
          pictures: picture && {
            from: picture,
            to: () => cards(document.querySelector('#main')).find(inView),
          },
          isMoved: event.hasUAVisualTransition,
        }),
      change, // The page itself says that it cannot be shown.
    );
  }
}
