/*
 * Places at which the entries of the history were left. A place is saved in its entry while the page scrolls, for a page
 * that is loaded again, and here by the entry's key, for nothing can be saved in an entry once another is there.
 */
import { isPreserving } from './preserve-scroll';

/**
 * Milliseconds between two savings of the place while the page scrolls: browsers limit how often history may be written,
 * and what is saved as a page is unloaded is kept by none.
 */
const PAUSE = 250;

/** The browser's key of the current entry of the history, empty where it has none. */
const entryKey = (): string => window.navigation?.currentEntry?.key ?? '';

/** Key of the entry whose place the window shows; none while one is on the way to it. */
let entry: string | undefined;

/** In pixels, by key. */
const places = new Map<string, number>();

let pause: ReturnType<typeof setTimeout> | undefined;

/** Takes the place of the current entry for reached: from here on, the window shows it. */
export const enterEntry = () => void (entry = entryKey());

/** Sets out for another entry. What the page being left scrolls to must not be saved in that one. */
export function leaveEntry(): void {
  entry = undefined;
  clearTimeout(pause);
  pause = undefined;
}

/** Notes the place in the window for the entry that it shows. */
export const notePlace = () => void (entry && places.set(entry, scrollY));

/** Saves the place in the window in the entry that it shows. */
export function savePlace(): void {
  // What is held is known, and may not be reached before the page has grown.
  if (entry === undefined || isPreserving()) return;
  notePlace();
  try {
    history.replaceState({ ...history.state, y: scrollY }, '');
  } catch {
    // Written too often: the place is not kept, then.
  }
}

/** Returns the place that is saved in an entry's state, in pixels. */
export const savedPlace = (state: unknown): number | undefined => (state as { y?: number } | null)?.y;

/** Returns the place at which the current entry was left, in pixels. */
export const leftPlace = (state: unknown): number | undefined => places.get(entryKey()) ?? savedPlace(state);

/** Forgets the place of the current entry, which has become another one under the same key. */
export const forgetPlace = () => void places.delete(entryKey());

/** Tells whether the visitor comes back to a place below the top of the page: the top must not be seen first. */
export const leftBelow = (): boolean => Boolean(savedPlace(history.state));

/**
 * Saves the place from now on, while the page scrolls and as it is left. An entry on the way is reached once nothing
 * moves any more, or the visitor goes on by hand.
 * @param isShown tells whether the page of the current entry is shown
 * @param isReached whether the entry is reached already
 */
export function watchPlace(isShown: () => boolean, isReached: boolean): void {
  const reach = () => {
    if (entry === undefined && isShown()) enterEntry();
  };
  const wait = () => {
    const last = scrollY;
    pause = setTimeout(() => {
      pause = undefined;
      const isStill = scrollY === last;
      if (isStill) reach();
      savePlace();
      if (!isStill || isPreserving()) wait();
    }, PAUSE);
  };
  if (isReached) reach();
  addEventListener('pagehide', savePlace);
  for (const type of ['wheel', 'touchmove']) addEventListener(type, reach, { passive: true });
  addEventListener('scroll', () => {
    if (pause) return;
    savePlace();
    wait();
  });
}
