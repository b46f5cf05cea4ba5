/** Pixels that a floating element keeps between itself and what it must not cover. */
const ROOM = 8;

/**
 * Marks an element that floats over the page with `data-away` while it stands over another one. What is watched of
 * the window is the floating element's own box, so nothing is measured while the page scrolls.
 * @returns what ends it
 */
export function avoidOverlap(floating: HTMLElement, covered: Element): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { top, right, bottom, left } = floating.getBoundingClientRect();
    const margins = [top, clientWidth - right, clientHeight - bottom, left];
    observer = new IntersectionObserver(
      (entries) => floating.toggleAttribute('data-away', entries.at(-1)!.isIntersecting),
      { rootMargin: margins.map((margin) => `${ROOM - Math.floor(margin)}px`).join(' ') },
    );
    observer.observe(covered);
  };
  addEventListener('resize', watch);
  watch();
  return () => {
    observer?.disconnect();
    removeEventListener('resize', watch);
  };
}
