import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const routes = [
  '/',
  '/about',
  '/tours',
  '/tours/brooklyn-heights',
  '/tours/private-tours',
  '/gallery',
  '/blog',
  '/blog/5',
  '/contact',
  '/press-kit',
  '/booking',
  '/in-the-news',
  '/sitemap',
  '/survey',
  '/no-such-cat',
];

/** What axe finds, one line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
        bypassCSP: true,
      });

      for (const route of routes) {
        test(`axe finds nothing on ${route}`, async ({ page, trouble }) => {
          if (route === '/no-such-cat') trouble.allow(/404/);
          await page.goto(route);
          await page.evaluate(() => scrollTo(0, 400));
          await expect(page.locator('.reserve-bar')).toBeVisible();
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe('The open menus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

  test('axe finds nothing in the tours menu', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary[aria-label="Tours menu"]').click();
    expect(await findings(page)).toEqual([]);
  });

  test('axe finds nothing in the menu of narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await findings(page)).toEqual([]);
  });
});
