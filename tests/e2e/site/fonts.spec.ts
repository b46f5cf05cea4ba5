import type { Page } from '@playwright/test';
import { pageKinds } from '../../helpers/site-routes';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

for (const path of pageKinds) {
  test(
    `${path} fetches no letters that its texts do not have`,
    matrixOnly(path !== '/booking'),
    async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      await visit(page, path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      });
      // What is drawn by scripts alone, such as the days of the calendar, has come, and asked for its letters.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.length).toBeGreaterThan(1);
      // Besides the files for plain English there are those for other letters and signs.
      expect(fonts.filter((name) => /-(more|extended)-/.test(name))).toEqual([]);
    },
  );
}

/** Returns who has asked for the first fonts of a page: `link` is we, `css` the style sheet. */
const askedBy = (page: Page) =>
  page.evaluate(() => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return (fonts as PerformanceResourceTiming[]).slice(0, 2).map(({ initiatorType }) => initiatorType);
  });

test('The fonts of the first view are asked for before the style sheet does', async ({ page }) => {
  await visit(page, '/');
  expect(await askedBy(page)).toEqual(['link', 'link']);
});

test('On a slow line that is left to the style sheet', async ({ page }) => {
  // What an emulated line says of itself differs between versions of Chromium.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { rtt: 400 }, configurable: true }),
  );
  await visit(page, '/');
  expect(await askedBy(page)).toEqual(['css', 'css']);
});
