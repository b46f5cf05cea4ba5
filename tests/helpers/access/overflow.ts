import type { Page } from '@playwright/test';

/**
 * Returns elements with text or controls, also in shadow roots, that overflow the viewport to the right or left. Skips
 * scrollers and visually hidden elements.
 */
export const outOfWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const speaks = (element: Element) =>
      element.matches('a, button, input, select, textarea, img') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
    const walk = (root: ParentNode, inScroller: boolean) => {
      for (const element of root.children) {
        const style = getComputedStyle(element);
        if (
          style.display === 'none' ||
          style.visibility === 'hidden' ||
          element.closest('[aria-hidden=true]')
        )
          continue;
        const box = element.getBoundingClientRect();
        // Visually hidden.
        if (style.position === 'absolute' && style.overflow === 'hidden' && box.width <= 1) continue;
        const unseen = box.width <= 1 || box.height <= 1 || box.bottom < -500;
        if (!inScroller && !unseen && speaks(element) && (box.right > width + 1 || box.left < -1))
          found.push(
            `${element.localName}.${element.className} ${Math.round(box.left)}–${Math.round(box.right)}`,
          );
        const scrolls = inScroller || /auto|scroll/.test(style.overflowX);
        walk(element.shadowRoot ?? element, scrolls);
      }
    };
    walk(document.body, false);
    return found;
  });
