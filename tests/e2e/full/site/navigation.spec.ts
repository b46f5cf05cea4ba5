import type { Page, Route } from '@playwright/test';
import { page as tours } from '#content/page-tours';
import { heading as expectations } from '#content/tour-expectations';
import { delayRequests } from '../../../helpers/delay-requests';
import { listens } from '../../deployed-fixtures';
import { followFrom, visit, isMarked, mark, requestsEnded } from '../../../helpers/tags';
import { headings } from '../../../helpers/headings';
import { expect, test } from '../../fixtures';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y);
const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, rtt: 50 } }),
  );
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('navigation', () => {
  test('opens a page at its top when its fragment cannot be decoded', async ({ page }) => {
    await visit(page, '/tours#50%off');
    await scrollTo(page, 900);
    await followFrom(page, '/tours', '/contact#50%off');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('restores the scroll position on Back to a #faq address', async ({ page }) => {
    await visit(page, '/tours#faq-unknown');
    await scrollTo(page, 300);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'About', exact: true })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(heading(page)).toHaveText(headings['/about']);
    await page.goBack();
    await expect(heading(page)).toHaveText(headings['/tours']);
    await page.waitForFunction(() => !navigation.transition);
    expect(await scrollY(page)).toBe(300);
  });

  test('fetches the code of a page when the pointer stays on its link for 80 ms', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(...(/\/assets\/\w+\/(blog|gallery)-/.exec(request.url()) ?? [])),
    );
    await page.clock.install();
    await visit(page, '/about');
    await listens(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await link('Gallery').hover();
    await page.clock.runFor(79);
    await link('Blog').hover();
    await page.clock.runFor(79);
    expect(requested).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => requested).toContain('blog');
    expect(requested).not.toContain('gallery');
  });

  test('fetches the code of a page at once when its link is pressed', async ({ page }) => {
    await savesData(page);
    await visit(page, '/about');
    await listens(page);
    const chunk = page.waitForRequest(/\/assets\/\w+\/blog-/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
    await page.mouse.down();
    await chunk;
  });

  test('fires no preload-error when a prefetch fails', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/^request failed: .*blog-/, /Failed to load resource/);
    await page.route(/\/assets\/\w+\/blog-/, (route) => route.abort());
    await visit(page, '/about');
    await listens(page);
    await page.evaluate(() => addEventListener('preload-error', () => console.error('preload-error')));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/blog-'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
    await failed;
    await requestsEnded(page);
  });

  test('loads the code of the page and of its elements when idle, also with a late loader', async ({
    page,
  }) => {
    const release = await delayRequests(page, '**/loader.js');
    const code = page.waitForRequest(/\/assets\/\w+\/tour-brooklyn-heights-/);
    await page.goto('/tours/brooklyn-heights');
    await code;
    release();
    await page.waitForFunction(() => customElements.get('cat-tour-list'));
    await requestsEnded(page);
    expect(await scrollY(page)).toBe(0);
    expect(page.frames()).toHaveLength(1);
  });

  test('loads nothing ahead for visitors who save data', async ({ page }) => {
    await savesData(page);
    const requested: string[] = [];
    await visit(page, '/tours/brooklyn-heights');
    await listens(page);
    page.on('request', (request) => void requested.push(request.url()));
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover();
    await requestsEnded(page);
    expect(requested.filter((url) => /\/(c|data|assets)\//.test(url))).toEqual([]);
    expect(await page.evaluate(() => customElements.get('cat-tour-list'))).toBeUndefined();
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
    const release = await delayRequests(page, /\/tour-expectations-[^/]*\.js$/);
    await visit(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page.getByText('Loading tour details...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: expectations })).toBeVisible();
    await expect(page.getByText('Loading tour details...')).toHaveCount(0);
  });

  test('counts each page once, without its query', async ({ page }) => {
    await page.addInitScript(() => {
      const views: object[] = [];
      const umami = {
        track: (change: (view: object) => object) => views.push(change({ url: location.href })),
      };
      Object.assign(window, { umami, views });
    });
    const views = () => page.evaluate(() => Reflect.get(window, 'views') as { url: string; title: string }[]);
    await visit(page, '/survey?name=Ada&email=ada@example.com');
    await expect.poll(async () => (await views()).length).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect
      .poll(async () => (await views()).map(({ url }) => url))
      .toEqual(['/survey', '/tours', '/survey']);
    expect((await views())[1]!.title).toContain(tours.meta.title);
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
