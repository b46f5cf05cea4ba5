import { reserveBar } from '#content/settings';
import { bar, scrollToBar, scrollUntilCompact } from '../../helpers/reserve-bar';
import { visit } from '../../helpers/tags';
import { headings } from '../../helpers/headings';
import { expect, test } from '../fixtures';

test.describe('The header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is tall at the top and compact after 50 px without a change of the layout', async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    const paint = header.locator('.header-paint');
    const height = () => paint.evaluate((element) => element.getBoundingClientRect().height);
    const flow = await header.evaluate((element) => (element as HTMLElement).offsetHeight);
    const tall = await height();
    await expect(paint).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(height).toBeLessThan(tall - 15);
    await expect(paint).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await header.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(flow);
  });

  test('opens the tours by keyboard, closes them on Escape and blur', async ({ page }) => {
    await visit(page, '/about');
    const tour = page.locator('.nav a[href="/tours/brooklyn-heights"]');
    await page.getByRole('link', { name: 'Tours', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tour).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tour).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await expect(page.locator('summary[aria-label="Tours menu"]')).toBeFocused();

    await page.keyboard.press('Space');
    for (let count = 0; count < 6; count++) await page.keyboard.press('Tab');
    await expect(tour).toBeHidden();
  });
});

test.describe('The menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('traps the focus, locks the page behind it, and closes on Escape', async ({ page }) => {
    await visit(page, '/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (let count = 0; count < 20; count++) {
      await page.keyboard.press('Tab');
      expect(
        await menu.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    for (const name of [
      'About',
      'Tours',
      'Gallery',
      'Blog',
      'In the News',
      'Contact',
      'Gift Cards',
      'Instagram',
      'Book a Tour',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('opens the menu', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('dialog#menu').getByRole('link', { name: 'Tours', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/tours']);
  });
});

test.describe('The reserve bar', () => {
  test('shows after 300 px and stays hidden after a dismissal', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate('scrollTo({ top: 300, behavior: "instant" })');
    await expect(page.locator(bar)).toHaveCount(0);
    await scrollToBar(page);
    await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator(bar).getByRole('link')).toHaveAttribute('href', reserveBar.href);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator(bar)).toHaveCount(0);

    await page.reload();
    await scrollUntilCompact(page);
    await expect(page.locator(bar)).toHaveCount(0);
  });
});

test('moves the focus to the content by the skip link', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
