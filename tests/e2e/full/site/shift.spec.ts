import { delayRequests } from '../../../helpers/delay-requests';
import { expectNoShift, watchShifts } from '../../../helpers/layout-shift';
import { requestsEnded, visit } from '../../../helpers/tags';
import { pageKinds } from '../../../helpers/site-routes';
import { expect, test } from '../../fixtures';

/** Pages for wide windows, and whose fonts come late. */
const usual = ['/', '/tours/brooklyn-heights'];

/** Links to fragments. */
const places = ['/contact#faq', '/tours/brooklyn-heights#book-now', '/blog/5#the-end-of-the-round'];

/** "Good" by https://web.dev/articles/cls: with the fallback font, a headline may wrap at other words. */
const LATE_FONT_LIMIT = 0.1;

for (const width of [390, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('shifts nothing on in-site navigations', async ({ page }) => {
      // The first page's header has one button less on a phone.
      const shifts = await watchShifts(page, '.nav');
      await visit(page, '/');
      for (const path of ['/blog', '/', '/contact']) {
        // Not by a real click: shifts within 500 ms of an input do not count.
        await page
          .locator(`a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await requestsEnded(page);
      }
      expectNoShift(await shifts());
    });

    for (const path of width === 390 ? pageKinds : usual) {
      test(`shifts nothing while ${path} loads and scrolls`, async ({ page, consoleGuard }) => {
        // Late fonts have a test of their own.
        consoleGuard.allow(/\/fonts\//);
        await page.route('**/fonts/**', (route) => route.abort());
        const shifts = await watchShifts(page);
        // Before hydration, because visitors scroll at once.
        await page.goto(path);
        if (path === '/partners') await page.getByRole('heading', { name: 'Your short name' }).waitFor();
        const left = await page.evaluate(async () => {
          const toGo = () => document.documentElement.scrollHeight - innerHeight - scrollY;
          // Pages need fewer than a hundred such steps.
          for (let step = 0; step < 200 && toGo() > 1; step++) {
            scrollBy({ top: innerHeight / 3, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
          return toGo();
        });
        expect(left, 'what is below the window at the end').toBeLessThanOrEqual(1);
        await requestsEnded(page);
        expectNoShift(await shifts());
      });
    }

    for (const path of usual) {
      test(`shifts little when the fonts of ${path} are late`, async ({ page }) => {
        const release = await delayRequests(page, '**/fonts/**');
        const shifts = await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
        release();
        await requestsEnded(page);
        expect(await page.evaluate(() => document.fonts.check('900 20px Besley'))).toBe(true);
        const { sum, moved } = await shifts();
        expect(sum, moved.join()).toBeLessThan(LATE_FONT_LIMIT);
      });
    }

    test('shifts nothing when the builder loads above the window', async ({ page }) => {
      const shifts = await watchShifts(page);
      const release = await delayRequests(page, '**/builder-*.js');
      await page.goto('/partners');
      const recipes = page.locator('.recipes').first();
      await recipes.evaluate((below) =>
        scrollBy({ top: below.getBoundingClientRect().top - 300, behavior: 'instant' }),
      );
      release();
      // In each frame, because scroll anchoring works only without scrolling.
      const builder = page.locator('.builder .field').first();
      await page.evaluate(async () => {
        const until = performance.now() + 10_000;
        // Up and down, because a slow machine takes many frames.
        let top = 1;
        while (!document.querySelector('.builder .field') && performance.now() < until) {
          scrollBy({ top, behavior: 'instant' });
          top = -top;
          await new Promise(requestAnimationFrame);
        }
      });
      await expect(builder).toBeAttached();
      await expect(recipes).toBeInViewport();
      await requestsEnded(page);
      expectNoShift(await shifts());
    });
  });
}

for (const place of places) {
  test(`shifts nothing on arrival at ${place} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchShifts(page);
    // Fonts that load after the first paint move an anchor far down a page. From here on they are cached.
    await page.goto(place);
    await requestsEnded(page);
    await page.goto('about:blank');
    await page.goto(place);
    await requestsEnded(page);
    expectNoShift(await shifts());
    const target = page.locator(place.slice(place.indexOf('#')));
    await expect(target).toBeInViewport();
    const { y } = (await target.boundingBox())!;
    expect(y, 'clear of the header, in the upper half').toBeGreaterThan(40);
    expect(y).toBeLessThan(422);
  });
}

test('shifts nothing on a phone while the hero of /tours is parsed', async ({ page, consoleGuard }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  consoleGuard.allow(/\/fonts\//);
  await page.route('**/fonts/**', (route) => route.abort());
  const html = await (await page.request.get('/tours')).text();
  const [head, hero, ...rest] = html.replaceAll(/<script.*?<\/script>/gs, '').split(/(?=<section)/);
  const parts = [head!, ...hero!.split(/(?<=<\/(?:p|h1|picture)>)/), ...rest];
  const shifts = await watchShifts(page);
  await visit(page, '/offline');
  await page.evaluate(async (chunks) => {
    document.open();
    for (const chunk of chunks) {
      document.write(chunk);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    document.close();
  }, parts);
  expectNoShift(await shifts());
});
