import { findChromium, launchArgs } from '../helpers/browser';
import { outOfWindow } from '../helpers/overflow';
import { siteRoutes } from '../helpers/site-routes';
import { expect, test } from './fixtures';

const { executablePath } = await findChromium();

// As set by the reader in the browser: half as large again as usual.
test.use({
  launchOptions: { executablePath, args: [...launchArgs(), '--blink-settings=defaultFontSize=24'] },
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const route of siteRoutes) {
  test(`with large text nothing on ${route} is cut off`, async ({ page, trouble }) => {
    if (route === '/no-such-cat') trouble.allow(/404/);
    await page.goto(route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    expect(await outOfWindow(page)).toEqual([]);
  });
}
