import type { Locator, Page, Route } from '@playwright/test';
import { page as tours } from '#content/page-tours';
import { posts } from '#content/posts';
import { heading as expectations } from '#content/tour-expectations';
import { hold } from '../../helpers/hold';
import { followFrom, tourTitles, visit, waitForHydration } from '../../helpers/tags';
import { headings, notFound } from '../../helpers/headings';
import { expect, test } from '../fixtures';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y);
/** Clicks a link without scrolling it into view. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
const bannerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Sets a mark that a page load would remove. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);
/** Expects a scroll position, with a tolerance in pixels for late pictures. */
const expectScroll = (page: Page, y: number, tolerance = 25) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(tolerance);

test.describe('navigation', () => {
  test('opens a page without a load, at the top, with the focus on its heading', async ({ page }) => {
    await visit(page, '/');
    await mark(page);
    await scrollTo(page, 1500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page).toHaveURL('/tours');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(tours.meta.title));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tours$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('restores the scroll position on Back, Forward and reload', async ({ page }) => {
    await visit(page, '/');
    await mark(page);
    await scrollTo(page, 1500);
    await follow(bannerLink(page, 'About'));
    await expect(heading(page)).toBeFocused();
    await scrollTo(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/');
    // The page waits for its elements for a second at most. Scroll anchoring follows text that later ones move.
    await expectScroll(page, 1500, 300);
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expectScroll(page, 700);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await waitForHydration(page);
    await expectScroll(page, 700);
  });

  test('scrolls to a fragment on the same page, and Back returns', async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights');
    await scrollTo(page, 120);
    await page
      .locator('main a[href="#book-now"]')
      .first()
      .evaluate(async (link) => {
        const end = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
        (link as HTMLElement).click();
        await end;
      });
    await expect(page).toHaveURL('/tours/brooklyn-heights#book-now');
    await expect(page.locator('#book-now')).toBeInViewport();
    await page.goBack();
    await expectScroll(page, 120);
  });

  test('scrolls to a fragment on another page and focuses it', async ({ page }) => {
    await followFrom(page, '/about', '/contact#faq');
    await expect(page).toHaveURL('/contact#faq');
    await page.waitForFunction(() => !window.navigation!.transition);
    await expect(page.locator('#faq')).toBeInViewport();
    await expect(page.locator('#faq h2')).toBeFocused();
  });

  test('opens a page at its top when its fragment cannot be decoded', async ({ page }) => {
    await visit(page, '/tours#50%off');
    await scrollTo(page, 900);
    await followFrom(page, '/tours', '/contact#50%off');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('closes the search on Back and focuses the heading', async ({ page }) => {
    await visit(page, '/about');
    await follow(bannerLink(page, 'Gallery'));
    await expect(heading(page)).toHaveText(headings['/gallery']);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText(headings['/about']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test('follows a redirect with its query and fragment and replaces the history entry', async ({ page }) => {
    await followFrom(page, '/about', '/press?partner=larkspur#main');
    await expect(page).toHaveURL('/press-kit?partner=larkspur#main');
    await expect(heading(page)).toHaveText(headings['/press-kit']);
    await page.goBack();
    await expect(page).toHaveURL(/\/about/);
    await expect(heading(page)).toHaveText(headings['/about']);
  });

  test('follows a redirect after history.pushState', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => history.pushState(null, '', '/private-cat-tours'));
    await expect(page).toHaveURL('/tours/private-tours');
    await expect(heading(page)).toHaveText(tourTitles[3]);
  });

  test('does not handle modified clicks and unknown addresses', async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(/404/);
    await visit(page, '/about');
    await mark(page);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Our Tours' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/tours');
    await expect(page).toHaveURL('/about');
    await followFrom(page, '/about', '/nowhere');
    await expect(heading(page)).toHaveText(notFound);
    expect(await isMarked(page)).toBe(false);
  });

  test('fetches the code of a page when the pointer is over its link', async ({ page }) => {
    await visit(page, '/about');
    const chunk = page.waitForRequest(/\/assets\/\w+\/blog-/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
    await chunk;
  });

  test('shows the newer page when the code of an older one arrives late', async ({ page }) => {
    await visit(page, '/');
    const asked = page.waitForRequest(/\/assets\/\w+\/blog-/);
    const release = await hold(page, '**/assets/*/blog-*');
    await follow(bannerLink(page, 'Blog'));
    await asked;
    await follow(bannerLink(page, 'About'));
    await expect(page).toHaveURL('/about');
    const late = page.waitForResponse(/\/assets\/\w+\/blog-/);
    release();
    await (await late).finished();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(headings['/about']);
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

  for (const [from, name, opened] of [
    ['/tours', tourTitles[0], '/tours/brooklyn-heights'],
    ['/blog', posts.find(({ id }) => id === 5)!.title, /\/blog\?post=5$/],
  ] as const) {
    test(`moves the picture of a card on ${from} to the page`, async ({ page }) => {
      await page.addInitScript(() => {
        const parts: string[] = [];
        Object.assign(window, { parts });
        const { startViewTransition } = Document.prototype;
        Document.prototype.startViewTransition = function (this: Document, update) {
          const transition = startViewTransition.call(this, update);
          const list = () => {
            for (const { effect } of this.getAnimations())
              parts.push((effect as KeyframeEffect).pseudoElement ?? '');
          };
          void transition.ready.then(list);
          return transition;
        };
      });
      const moves = async () =>
        (await page.evaluate(() => (window as unknown as { parts: string[] }).parts)).filter(
          (part) => part === '::view-transition-group(picture)',
        ).length;
      await visit(page, from);
      const card = page.locator('[part~=card]').filter({ has: page.getByRole('heading', { name }) });
      await card.first().locator('[part~=image]').scrollIntoViewIfNeeded();
      await card.first().getByRole('link').first().click();
      await expect(page).toHaveURL(opened);
      await expect.poll(moves).toBe(1);
      await expect(page.locator('[part~=moving]')).toHaveCount(0);
    });
  }

  test('loads whole pages in browsers without the Navigation API', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await visit(page, '/');
    await scrollTo(page, 900);
    await follow(bannerLink(page, 'About'));
    await expect(heading(page)).toHaveText(headings['/about']);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScroll(page, 900);
  });
});
