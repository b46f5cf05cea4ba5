import type { Page } from '@playwright/test';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const tip = (page: Page) => page.locator('.tip');

/** Opens a page with a stopped clock and the reserve bar, so with two icon buttons. */
async function open(page: Page) {
  await page.clock.install({ time: new Date('2025-06-01T10:00:00') });
  await visit(page, '/about');
  await expect(tip(page)).toBeAttached();
  await page.clock.pauseAt(new Date('2025-06-01T11:00:00'));
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  // Its code loads in an animation frame of this clock.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('.reserve-bar')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator('.header')).toHaveAttribute('data-compact');
}

/** Moves the mouse over a button. Unlike `hover()`, it never scrolls the page. */
async function rest(page: Page, name: string) {
  const box = (await page.getByRole('button', { name }).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test('shows a tooltip after 700 ms, and the next one immediately within 300 ms', async ({ page }) => {
  await open(page);
  await rest(page, 'Open menu');
  await page.clock.runFor(650);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(60);
  await expect(tip(page)).toHaveText('Open menu');
  await expect(tip(page)).toBeVisible();
  const box = (await tip(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(390);

  await rest(page, 'Dismiss');
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('Dismiss');

  await page.mouse.move(20, 400);
  await page.clock.runFor(150);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(300);
  await rest(page, 'Open menu');
  await page.clock.runFor(650);
  await expect(tip(page)).toBeHidden();
});

test('shows a tooltip on keyboard focus and hides only it on Escape', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Search' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect(tip(page)).toHaveText('Open menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The first button of the menu has the focus.
  await expect(tip(page)).toHaveText('Search');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
