import { findings } from '../helpers/axe';
import { siteRoutes } from '../helpers/site-routes';
import { expect, test } from './fixtures';

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      bypassCSP: true,
    });

    for (const route of siteRoutes) {
      test(`axe finds nothing on ${route}, light and dark`, async ({ page, trouble }) => {
        if (route === '/no-such-cat') trouble.allow(/404/);
        await page.goto(route);
        await page.evaluate(() => scrollTo(0, 400));
        if (route !== '/offline') await expect(page.locator('.reserve-bar')).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findings(page), colorScheme).toEqual([]);
        }
      });
    }
  });
}

test.describe('The open menus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

  test('axe finds nothing in the tours menu', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary[aria-label="Tours menu"]').click();
    expect(await findings(page)).toEqual([]);
  });

  test('axe finds nothing in the search', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').locator('.nav').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('cat');
    await expect(page.getByRole('link', { name: /Cat Tour/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test('axe finds nothing in the menu of narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await findings(page)).toEqual([]);
  });
});
