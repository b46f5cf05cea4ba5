import type { Locator, Page } from '@playwright/test';
import { page as tours } from '#content/page-tours';
import { posts } from '#content/posts';
import { delayRequests } from '../../helpers/delay-requests';
import { followFrom, tourTitles, visit, waitForHydration, isMarked, mark } from '../../helpers/tags';
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
/** Expects a scroll position, with a tolerance in pixels for late pictures. */
const expectScroll = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(25);

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
    await expect(page.locator('cat-faq')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
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
    await expectScroll(page, 1500);
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expectScroll(page, 700);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await waitForHydration(page);
    await expectScroll(page, 700);
  });

  for (const [title, held, y, isAwaited] of [
    ['waits on Back for a late element above the restored view', 'tour-list', 2500, true],
    ['does not wait on Back for a late element below the restored view', 'faq', 300, false],
  ] as const) {
    test(title, async ({ page }) => {
      // Disables the timeout.
      await page.addInitScript(() => {
        const { setTimeout } = window;
        window.setTimeout = ((run: TimerHandler, ms?: number, ...values: unknown[]) =>
          ms === 1000 ? 0 : setTimeout(run, ms, ...values)) as typeof setTimeout;
      });
      const isMoving = () => page.evaluate(() => Boolean(navigation.transition));
      const release = await delayRequests(page, `**/c/*/${held}.js`);
      await visit(page, '/tours');
      await scrollTo(page, y);
      await follow(bannerLink(page, 'About'));
      await expect(heading(page)).toBeFocused();
      await expect.poll(isMoving).toBe(false);
      await page.evaluate(() => history.back());
      await expect(heading(page)).toHaveText(headings['/tours']);
      await expect(heading(page)).toBeFocused();
      if (isAwaited) {
        expect(await isMoving()).toBe(true);
        release();
      }
      await expect.poll(isMoving).toBe(false);
      await expectScroll(page, y);
      release();
    });
  }

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

  test('shows the newer page when the code of an older one arrives late', async ({ page }) => {
    await visit(page, '/');
    await scrollTo(page, 900);
    const requested = page.waitForRequest(/\/assets\/\w+\/blog-/);
    const release = await delayRequests(page, '**/assets/*/blog-*');
    await follow(bannerLink(page, 'Blog'));
    await requested;
    await follow(bannerLink(page, 'About'));
    await expect(page).toHaveURL('/about');
    const late = page.waitForResponse(/\/assets\/\w+\/blog-/);
    release();
    await (await late).finished();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(headings['/about']);
    await page.goBack();
    await expect(heading(page)).toHaveText(headings['/blog']);
    expect(await scrollY(page)).toBe(0);
  });

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
