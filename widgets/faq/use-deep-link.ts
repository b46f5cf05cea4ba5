import { useEffect, useState, type RefObject } from 'react';

const HIGHLIGHT_MS = 2000;

/**
 * Opens, scrolls to and highlights the item in the page's fragment, which browsers do not find in shadow roots.
 * @param ready true if the items are rendered
 * @returns the id of the highlighted item
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
      dark = setTimeout(() => setLit(undefined), HIGHLIGHT_MS);
    };
    // Our router scrolls a new page to its top within two frames.
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
