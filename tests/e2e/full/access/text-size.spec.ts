import { findChromium, launchArgs } from '../../../helpers/browser';
import { outOfWindow } from '../../../helpers/access/overflow';
import { tagHtml } from '../../../helpers/host-page';
import { titles, tourList, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const { executablePath } = await findChromium();

// Twice the default size of the browser.
test.use({
  launchOptions: { executablePath, args: [...launchArgs(), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const route of ['/', '/tours/brooklyn-heights', '/booking', '/partners']) {
  test(`clips nothing on ${route} with large text`, async ({ page }) => {
    await visit(page, route);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await outOfWindow(page)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('enlarges elements on a page that sets its own size', async ({ page, openHost }) => {
  await openHost(`<style>html, body { font-size: 10px }</style>${tagHtml()}`);
  await expect(titles(tourList(page)).first()).toHaveCSS('font-size', '36px');
});
