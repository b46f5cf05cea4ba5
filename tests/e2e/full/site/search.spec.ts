import type { Page } from '@playwright/test';
import { stopClock } from '../../../helpers/clock';
import { visit, tourPlaces } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const word = tourPlaces[0]!;
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => overlay(page).getByRole('searchbox', { name: 'Search the site' });
const results = (page: Page) => overlay(page).getByRole('list', { name: 'Results' }).getByRole('link');
const button = (page: Page) =>
  page.getByRole('banner').locator('.nav').getByRole('button', { name: 'Search' });

test('opens with the query of /?search=', async ({ page }) => {
  await visit(page, `/?search=${encodeURIComponent(word)}`);
  await expect(overlay(page)).toBeVisible();
  await expect(field(page)).toHaveValue(word);
  await expect(results(page).first()).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Close search' }).click();
  await button(page).click();
  await expect(field(page)).toHaveValue('');
});

test('focuses the field about 100 ms after it opens', async ({ page }) => {
  await visit(page, '/about');
  // Loads its code.
  await button(page).hover();
  await expect(page.locator('cat-site-search input')).toBeAttached();
  await stopClock(page);
  await button(page).click();
  await page.clock.runFor(80);
  await expect(overlay(page)).toBeFocused();
  // A busy machine may open it while the clock runs.
  await page.clock.runFor(100);
  await expect(field(page)).toBeFocused();
});

test.describe('Narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes the menu, and the menu closes it', async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(menu).toBeHidden();
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Open menu"]')!.click());
    await expect(menu).toBeVisible();
    await expect(overlay(page)).toBeHidden();
  });
});
