import type { Page } from '@playwright/test';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';
import { outOfWindow } from '../../../helpers/access/overflow';
import { pageKinds } from '../../../helpers/site-routes';

test.describe('1280 by 1024 px at a zoom of 400 %', () => {
  const viewport = { width: 320, height: 256 };
  test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

  for (const route of pageKinds) {
    test(`clips nothing on ${route} and scrolls nothing sideways`, async ({ page }) => {
      await visit(page, route);
      expect(await outOfWindow(page)).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

for (const width of [320, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('breaks no word', async ({ page, consoleGuard }) => {
      // The test leaves a page before all its requests have finished.
      consoleGuard.allow(/ERR_ABORTED/);
      const broken: string[] = [];
      for (const route of pageKinds) {
        await visit(page, route);
        await page.evaluate(() => document.fonts.ready);
        for (const word of await brokenWords(page)) broken.push(`${route}: ${word}`);
      }
      expect(broken).toEqual([]);
    });
  });
}

/** Returns the words that continue on the next line, in the page and in its elements. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const roots: ParentNode[] = [document.body];
    for (const root of roots) {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) roots.push(node.shadowRoot);
          continue;
        }
        for (const { 0: word, index } of node.textContent!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()];
          // A drop cap is taller than the rest of its word.
          if (parts.some(({ top }, i) => i > 0 && top >= parts[i - 1]!.bottom - 1)) broken.push(word);
        }
      }
    }
    return broken;
  });
