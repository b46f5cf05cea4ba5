import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds for which the item that a link led to is lit. */
const HIGHLIGHT = 2000;

/**
 * Follows the page's address to an item of the list: opens it, scrolls to it and lights it. The browser itself
 * does not look into shadow roots.
 * @param ready the items are there
 * @returns the id of the item that is lit
 */
export function useDeepLink(list: RefObject<HTMLElement | null>, ready: boolean): string | undefined {
  const [lit, setLit] = useState<string>();
  useEffect(() => {
    if (!ready) return undefined;
    let dark: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const item = [...(list.current?.children ?? [])].find(({ id }) => id === location.hash.slice(1));
      if (!(item instanceof HTMLDetailsElement)) return;
      item.open = true;
      item.scrollIntoView();
      item.querySelector('summary')!.focus({ preventScroll: true });
      setLit(item.id);
      clearTimeout(dark);
      dark = setTimeout(() => setLit(undefined), HIGHLIGHT);
    };
    // A page that was opened by script is scrolled to its top within two frames; this comes after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(follow);
      });
    });
    addEventListener('hashchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(dark);
      removeEventListener('hashchange', follow);
    };
  }, [list, ready]);
  return lit;
}
