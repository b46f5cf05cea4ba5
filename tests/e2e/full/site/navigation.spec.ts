import type { Page, Route } from '@playwright/test';
import { heading as expectations } from '#content/tour-expectations';
import { hold } from '../../../helpers/hold';
import { followFrom, visit, isMarked, mark } from '../../../helpers/tags';
import { headings } from '../../../helpers/headings';
import { expect, test } from '../../fixtures';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('navigation', () => {
  test('opens a page at its top when its fragment cannot be decoded', async ({ page }) => {
    await visit(page, '/tours#50%off');
    await scrollTo(page, 900);
    await followFrom(page, '/tours', '/contact#50%off');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('fetches the code of a page when the pointer is over its link', async ({ page }) => {
    await visit(page, '/about');
    const chunk = page.waitForRequest(/\/assets\/\w+\/blog-/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
    await chunk;
  });

  for (const [fault, answer] of [
    ['is gone', (route) => route.abort()],
    ['hangs', () => new Promise(() => {})],
    [
      'throws while it renders',
      (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const head = () => ({ title: "", description: "", canonical: "/" }); export const Page = () => { throw new Error("broken") };',
        }),
    ],
  ] as [string, (route: Route) => Promise<void>][])
    test(`loads a page whose code ${fault}`, async ({ page, consoleGuard }) => {
      // The load cancels requests for pictures.
      consoleGuard.allow(/blog-/, /Failed to load resource/, /ERR_ABORTED/, /broken/);
      await visit(page, '/about');
      await mark(page);
      await page.route(/\/assets\/\w+\/blog-/, answer, { times: 2 });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await expect(heading(page)).toHaveText(headings['/blog']);
    });

  test('shows a loading message for a late block, then the block', async ({ page }) => {
    const release = await hold(page, /\/tour-expectations-[^/]*\.js$/);
    await visit(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page.getByText('Loading tour details...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: expectations })).toBeVisible();
    await expect(page.getByText('Loading tour details...')).toHaveCount(0);
  });

  for (const isHandled of [false, true]) {
    test(`fires preload-error when a late block fails, ${isHandled ? 'handled' : 'unhandled'}`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/tour-expectations/, /Failed to (load|fetch)/);
      await page.route(/\/tour-expectations-[^/]*\.js$/, (route) => route.abort());
      await visit(page, '/about');
      await page.evaluate((isHandled) => {
        addEventListener('preload-error', (event) => {
          Reflect.set(window, 'cause', String((event as CustomEvent).detail));
          if (isHandled) event.preventDefault();
        });
      }, isHandled);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
      await expect
        .poll(() => page.evaluate(() => String(Reflect.get(window, 'cause'))))
        .toContain('tour-expectations');
      if (isHandled) await expect(page.getByText('Loading tour details...')).toBeVisible();
      else await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong');
    });
  }
});
