/** Part of a window, from top to bottom, in CSS pixels. */
export interface Part {
  top: number;
  height: number;
}

/**
 * Finds the part of a frame that the visitor sees. A frame that is as high as what is in it may be higher than any
 * screen, and the page around it, which is another's, neither tells where it is scrolled to nor lets itself be scrolled.
 */
export const visiblePart = (): Promise<Part> =>
  new Promise((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      const { top, height } = entry!.intersectionRect;
      resolve({ top, height });
    }).observe(document.documentElement);
  });
