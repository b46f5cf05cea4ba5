import type { Page } from '@playwright/test';
import { reserveBar } from '#content/settings';
import { nextWalk } from '../../../site/ui/dates/next-walk';
import { visit, waitForHydration } from '../../helpers/tags';
import { expect, rare, test } from '../fixtures';

test.describe('The header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is tall over the art at the top, compact and tinted past 50 px, and keeps its place in the flow', async ({
    page,
  }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    const painted = header.locator('.header-paint');
    const height = () => painted.evaluate((element) => element.getBoundingClientRect().height);
    const flow = await header.evaluate((element) => (element as HTMLElement).offsetHeight);
    const tall = await height();
    await expect(painted).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(height).toBeLessThan(tall - 15);
    await expect(painted).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await header.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(flow);
  });

  test('marks the active link', rare, async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.locator('[aria-current]').first()).toHaveText('Tours');
    await main.getByRole('link', { name: 'About' }).click();
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('link', { name: 'Tours', exact: true })).not.toHaveAttribute('aria-current');
  });

  test('opens the tours to a mouse that rests, and closes them when it leaves', rare, async ({ page }) => {
    await visit(page, '/about');
    const tour = page.getByRole('banner').getByRole('link', { name: 'Lower East Side' });
    await page.getByRole('link', { name: 'Tours', exact: true }).hover();
    await expect(tour).toBeVisible();
    await tour.hover();
    await expect(tour).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(tour).toBeHidden();
  });

  test('opens the tours by keyboard, closes them with Escape and when the focus leaves', async ({ page }) => {
    await visit(page, '/about');
    const tour = page.getByRole('banner').getByRole('link', { name: 'Brooklyn Heights' });
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

test.describe('The menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('holds the focus, locks the page behind it, and closes with Escape', async ({ page }) => {
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

  test('closes when a link is followed, to another page or the same', rare, async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Blog', 'Blog']) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu).toBeHidden();
    }
  });

  test('does not stay open behind a window that grew', rare, async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.locator('dialog#menu')).not.toHaveAttribute('open');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
    ).toBeVisible();
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens, and the tours are one click away', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('dialog#menu').getByRole('link', { name: 'Tours', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three walks, several hundred cats');
  });
});

test.describe('The reserve bar', () => {
  const bar = 'aside.reserve-bar';
  const scroll = 'scrollTo({ top: 301, behavior: "instant" })';
  /** Scrolls and waits until the page has taken notice of it. */
  async function scrolled(page: Page): Promise<void> {
    await waitForHydration(page);
    await page.evaluate(scroll);
    await expect(page.locator('.header')).toHaveAttribute('data-compact');
    await page.waitForLoadState('networkidle');
  }

  test('shows past 300 px and stays away for a day once dismissed', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate('scrollTo({ top: 300, behavior: "instant" })');
    await expect(page.locator(bar)).toHaveCount(0);
    await page.evaluate(scroll);
    await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator(bar).getByRole('link')).toHaveAccessibleName(
      'Reserve your spot on a cat history tour',
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator(bar)).toHaveCount(0);

    await page.reload();
    await scrolled(page);
    await expect(page.locator(bar)).toHaveCount(0);

    await page.evaluate(() =>
      localStorage.setItem('reserve-bar-dismissed', String(Date.now() - 24 * 60 * 60 * 1000)),
    );
    await page.reload();
    await page.evaluate(scroll);
    await expect(page.locator(bar)).toBeVisible();
  });

  test(
    'comes before the foot of the page; dismissed, it leaves the focus in what is being read',
    rare,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, '/about');
      await page.locator('main :is(a, button)').last().focus();
      await expect(page.locator(bar)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator(bar).getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expect(page.locator(bar)).toHaveCount(0);
      const inSight = () =>
        page.evaluate(() => {
          const { top, bottom } = document.activeElement!.getBoundingClientRect();
          return document.activeElement !== document.body && top < innerHeight && bottom > 0;
        });
      expect(await inSight()).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.keyboard.press('Tab');
      expect(await inSight()).toBe(true);
    },
  );

  test('makes way for a form that is filled in', rare, async ({ page }) => {
    await visit(page, '/tours/private-tours');
    await page.evaluate(scroll);
    await expect(page.locator(bar)).toBeVisible();
    await page
      .getByLabel(/guests/i)
      .first()
      .focus();
    await expect(page.locator(bar)).toHaveCount(0);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().focus();
    await expect(page.locator(bar)).toBeVisible();
  });

  test('knows its page', rare, async ({ page }) => {
    const now = new Date('2026-06-02T12:00:00-04:00');
    await page.clock.setFixedTime(now);
    await visit(page, '/tours/lower-east-side');
    await page.evaluate(scroll);
    const { when } = nextWalk(now.getTime(), 'lower-east-side')!;
    await expect(page.locator(bar)).toContainText(`Next walk: ${when}`);
    const link = page.locator(bar).getByRole('link');
    await expect(link).toHaveAttribute('href', '#book-now');
    await link.click();
    await expect(page.locator('#book-now')).toBeInViewport();

    await visit(page, '/tours/private-tours');
    await page.evaluate(scroll);
    await expect(link).toHaveText(reserveBar.private.label);
    await expect(link).toHaveAttribute('href', reserveBar.private.href);

    for (const path of ['/booking', '/survey', '/contact', '/partners']) {
      await visit(page, path);
      await scrolled(page);
      await expect(page.locator(bar)).toHaveCount(0);
    }
  });
});

test('The skip link leads to the content', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test(
  'The footer shows the current year, even of a page that was built in another',
  rare,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-03T12:00:00'));
    await visit(page, '/about');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Cats About Town Tours');
  },
);
