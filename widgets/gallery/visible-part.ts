/** CSS pixels below which there is no room for a large picture. */
export const LOW = 500;

/** Part of a window, from top to bottom. */
export interface Part {
  top: number;
  height: number;
}

/**
 * Finds the part of a frame that the visitor sees, and where that is low, a little more. A frame that is as high as what
 * is in it may be higher than any screen, and the page around it does not tell where it is scrolled to.
 */
export const visiblePart = (): Promise<Part> =>
  new Promise((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      const { top, height: seen } = entry!.intersectionRect;
      const height = Math.min(Math.max(seen, LOW), innerHeight);
      resolve({ top: Math.min(top, innerHeight - height), height });
    }).observe(document.documentElement);
  });
