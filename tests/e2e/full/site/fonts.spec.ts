import type { Page } from '@playwright/test';
import { requestsEnded, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

for (const path of ['/', '/tours/brooklyn-heights', '/blog/5', '/booking']) {
  test(`loads no fonts for other alphabets on ${path}`, async ({ page }) => {
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
    // Content that scripts render, such as the days of the calendar, has requested its fonts.
    await requestsEnded(page);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.length).toBeGreaterThan(1);
    // These files have letters and signs outside of plain English.
    expect(fonts.filter((name) => /-(more|extended)-/.test(name))).toEqual([]);
  });
}

/** Returns the initiators of a page's first fonts: `link` for a preload, `css` for the style sheet. */
const askedBy = (page: Page) =>
  page.evaluate(() => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return (fonts as PerformanceResourceTiming[]).slice(0, 2).map(({ initiatorType }) => initiatorType);
  });

test('preloads the fonts of the first view', async ({ page }) => {
  await visit(page, '/');
  expect(await askedBy(page)).toEqual(['link', 'link']);
});

test('preloads no fonts on a slow connection', async ({ page }) => {
  // Emulated connections report different values in versions of Chromium.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { rtt: 400 }, configurable: true }),
  );
  await visit(page, '/');
  expect(await askedBy(page)).toEqual(['css', 'css']);
});
