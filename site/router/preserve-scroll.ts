/** Milliseconds for which a page may still grow after it was drawn. */
const GROWING = 2000;

/** Events of a visitor who scrolls by hand. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Gives up the place that is held, while one is. */
let release: (() => void) | undefined;

/** Scrolls somewhere, and once more with the next frame: in Chromium a smooth scroll that is under way goes on over the first. */
export function jump(scroll: () => void): void {
  scroll();
  requestAnimationFrame(scroll);
}

/**
 * Goes to a place, and stays there while tags above it are still being filled in, until the visitor moves.
 * @param scroll scrolls there; called again whenever the page has changed its size
 */
export function preserveScroll(scroll: () => void): void {
  endPreserving();
  // The browser would hold on to what it takes for the middle of the view, in another column than the place perhaps.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  const size = new ResizeObserver(scroll);
  const timer = setTimeout(endPreserving, GROWING);
  const stop = () => {
    size.disconnect();
    clearTimeout(timer);
    style.overflowAnchor = '';
    for (const type of gestures) removeEventListener(type, stop);
    release = undefined;
  };
  for (const type of gestures) addEventListener(type, stop, { passive: true });
  release = stop;
  scroll();
  // Calls once with the next frame in any case.
  size.observe(document.body);
}

/** Tells whether a place is held that may not be reached yet. */
export const isPreserving = (): boolean => Boolean(release);

/** Gives up a place that was kept: another page is coming. */
export const endPreserving = (): void => release?.();
