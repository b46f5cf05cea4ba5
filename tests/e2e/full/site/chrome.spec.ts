import { business, reserveBar } from '#content/settings';
import { nextWalk } from '../../../../site/ui/dates/next-walk';
import { bar, scrollToBar, scrollUntilCompact } from '../../../helpers/reserve-bar';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.describe('The header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('marks the active link', async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.locator('[aria-current]').first()).toHaveText('Tours');
    await main.getByRole('link', { name: 'About' }).click();
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('link', { name: 'Tours', exact: true })).not.toHaveAttribute('aria-current');
  });

  test('opens the tours on hover and closes them on leave', async ({ page }) => {
    await visit(page, '/about');
    const tour = page.locator('.nav a[href="/tours/lower-east-side"]');
    await page.getByRole('link', { name: 'Tours', exact: true }).hover();
    await expect(tour).toBeVisible();
    await tour.hover();
    await expect(tour).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(tour).toBeHidden();
  });
});

test.describe('The menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes when a link is followed', async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Blog', 'Blog']) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu).toBeHidden();
    }
  });
});

test.describe('The reserve bar', () => {
  test('precedes the footer and keeps the focus in the content after a dismissal', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await page.locator('main :is(a, button)').last().focus();
    await expect(page.locator(bar)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(bar).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    const scrollUntilCompact = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.locator(bar)).toHaveCount(0);
    const inSight = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        return document.activeElement !== document.body && top < innerHeight && bottom > 0;
      });
    await expect.poll(inSight).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(scrollUntilCompact);
    await page.keyboard.press('Tab');
    await expect.poll(inSight).toBe(true);
  });

  test('hides while a form has the focus', async ({ page }) => {
    await visit(page, '/tours/private-tours');
    await scrollToBar(page);
    await expect(page.locator(bar)).toBeVisible();
    await page
      .getByLabel(/guests/i)
      .first()
      .focus();
    await expect(page.locator(bar)).toHaveCount(0);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().focus();
    await expect(page.locator(bar)).toBeVisible();
  });

  test('shows the next walk and the link of its page', async ({ page }) => {
    const now = new Date('2026-06-02T12:00:00-04:00');
    await page.clock.setFixedTime(now);
    await visit(page, '/tours/lower-east-side');
    await scrollToBar(page);
    const { when } = nextWalk(now.getTime(), 'lower-east-side')!;
    await expect(page.locator(bar)).toContainText(`Next walk: ${when}`);
    const link = page.locator(bar).getByRole('link');
    await expect(link).toHaveAttribute('href', '#book-now');
    await link.click();
    await expect(page.locator('#book-now')).toBeInViewport();

    await visit(page, '/tours/private-tours');
    await scrollToBar(page);
    await expect(link).toHaveText(reserveBar.private.label);
    await expect(link).toHaveAttribute('href', reserveBar.private.href);

    for (const path of ['/booking', '/survey', '/contact', '/partners']) {
      await visit(page, path);
      await scrollUntilCompact(page);
      await expect(page.locator(bar)).toHaveCount(0);
    }
  });
});

test('shows the current year in the footer', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-03T12:00:00'));
  await visit(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${business.name}`);
});
