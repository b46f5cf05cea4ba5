import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { siteRoutes } from '../helpers/site-routes';
import { expect, test } from './fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
/** What axe finds, one line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          page: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
    };
    // What is inside a frame is the provider's, and does not answer.
    const { violations } = await axe.run(document, { iframes: false });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

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
