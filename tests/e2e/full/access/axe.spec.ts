import type { Page } from '@playwright/test';
import { findings } from '../../../helpers/access/axe';
import { pageKinds, siteRoutes } from '../../../helpers/site-routes';
import { visit, waitUntilMounted, tourPlaces } from '../../../helpers/tags';
import { expect, test, type ConsoleGuard } from '../../fixtures';

for (const [width, routes] of [
  [390, siteRoutes],
  [1440, ['/', '/partners']],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      bypassCSP: true,
    });

    for (const route of routes) {
      test(`axe finds nothing on ${route}`, async ({ page, consoleGuard }) => {
        if (route === '/no-such-cat') consoleGuard.allow(/404/);
        await visit(page, route);
        await page.evaluate(() => scrollTo(0, 400));
        if (!/^\/(offline|booking|contact|survey|partners)/.test(route))
          await expect(page.locator('.reserve-bar')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        // The colors of all pages are those of these kinds; wide windows have none of their own.
        if (width > 390 || !(pageKinds as readonly string[]).includes(route)) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findings(page, undefined, 'color-contrast')).toEqual([]);
      });
    }
  });
}

/** States of a page, and the steps that lead to them. */
const states: [
  title: string,
  width: number,
  open: (page: Page, consoleGuard: ConsoleGuard) => Promise<unknown>,
][] = [
  [
    'the tours menu',
    1440,
    async (page) => {
      await visit(page, '/about');
      await page.locator('summary[aria-label="Tours menu"]').click();
      await expect(page.locator('.nav a[href="/tours/brooklyn-heights"]')).toBeVisible();
    },
  ],
  [
    'the menu of narrow screens',
    390,
    async (page) => {
      await visit(page, '/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the search with results',
    390,
    async (page) => {
      await search(page, tourPlaces[0]!);
      await expect(page.locator('a.result').first()).toBeVisible();
    },
  ],
  [
    'the search without results',
    390,
    async (page) => {
      await search(page, 'zzzz');
      await expect(page.getByText(/No results/).first()).toBeVisible();
    },
  ],
  [
    'a picture shown large',
    390,
    async (page) => {
      await visit(page, '/gallery');
      await waitUntilMounted(page.locator('cat-gallery').first());
      await page.locator('.shot-link').first().click();
      await expect(page.locator('.lightbox-caption')).not.toBeEmpty();
    },
  ],
  [
    'a story by the query',
    390,
    async (page) => {
      await visit(page, '/blog?post=5');
      await expect(page.locator('.article-text')).toBeVisible();
    },
  ],
  [
    'the calendar of one tour',
    390,
    async (page) => {
      await visit(page, '/booking?itemId=577800');
      await page.locator('cat-booking-calendar').scrollIntoViewIfNeeded();
      await expect(page.locator('cat-booking-calendar [data-state=shown]')).toBeVisible();
    },
  ],
  [
    'the refused survey',
    390,
    async (page) => {
      await visit(page, '/survey');
      await waitUntilMounted(page.locator('cat-survey'));
      await page
        .locator('cat-survey')
        .getByRole('button', { name: /Submit/ })
        .click();
      await expect(page.locator('cat-survey [aria-invalid="true"]').first()).toBeVisible();
    },
  ],
  [
    'a page that breaks',
    390,
    async (page, consoleGuard) => {
      consoleGuard.allow(/tour-expectations/, /Failed to (load|fetch)/);
      await page.route(/\/tour-expectations-[^/]*\.js$/, (route) => route.abort());
      await visit(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    },
  ],
];

async function search(page: Page, words: string): Promise<void> {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).locator('visible=true').click();
  await page.getByRole('searchbox', { name: 'Search the site' }).fill(words);
}

for (const [title, width, open] of states) {
  test.describe(`At ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      bypassCSP: true,
    });
    test(`axe finds nothing in ${title}, light and dark`, async ({ page, consoleGuard }) => {
      await open(page, consoleGuard);
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, undefined, 'color-contrast')).toEqual([]);
    });
  });
}
