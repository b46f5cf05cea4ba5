import { isPage } from './navigation';
import { loadPage } from './page-modules';
import { isShownPage } from './shown-location';

/** Time for which the pointer or the focus has to stay on a link. */
const HOVER_DELAY_MS = 80;

/**
 * Loads the code of the first page and of its elements further down, so that Back and scrolling find it, and from then on
 * the code of pages whose links are pressed, hovered or focused. Pages that are rendered by script have loaded all their
 * code. If the visitor saves data, only pressed links count.
 */
export function loadAhead(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  // Without the Navigation API, links and Back load HTML.
  if (window.navigation) {
    for (const type of ['touchstart', 'pointerdown'])
      document.addEventListener(type, (event) => prefetch(linkOf(event)), { passive: true });
    if (!saveData) {
      prefetchOnHover();
      loadPage(location).catch(() => undefined);
    }
  }
  if (saveData) return;
  if (Symbol.for('cat-tours') in window) loadElements();
  else document.querySelector('script[data-own]')?.addEventListener('load', loadElements);
}

function prefetchOnHover(): void {
  let timer: ReturnType<typeof setTimeout>;
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      clearTimeout(timer);
      timer = setTimeout(prefetch, HOVER_DELAY_MS, linkOf(event));
    });
  }
}

/** Loads the code of lazy elements by the loader, which waits only for those with `loading="lazy"` to come near. */
function loadElements(): void {
  const copies = document.createElement('div');
  for (const { localName } of document.querySelectorAll('#main [loading=lazy]:not(:defined)'))
    copies.append(document.createElement(localName));
  document.body.append(copies);
  copies.remove();
}

const linkOf = (event: Event) => event.composedPath().find((node) => node instanceof HTMLAnchorElement);

/** Fails silently: the visitor has not opened the page. */
function prefetch(link: HTMLAnchorElement | undefined): void {
  if (!link?.href || link.target === '_blank') return;
  const url = new URL(link.href);
  if (isPage(url) && !isShownPage(url)) loadPage(url).catch(() => undefined);
}
