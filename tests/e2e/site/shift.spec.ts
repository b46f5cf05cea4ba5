import { hold } from '../../helpers/hold';
import { expectNoShift, watchShifts } from '../../helpers/layout-shift';
import { visit } from '../../helpers/tags';
import { pageKinds } from '../../helpers/site-routes';
import { expect, matrixOnly, test } from '../fixtures';

/** Pages that `npm test` scrolls through: the longest of each kind. */
const usual = ['/', '/tours/brooklyn-heights', '/blog', '/booking'];

/** Every kind of place that a link leads to. */
const places = ['/contact#faq', '/tours/brooklyn-heights#book-now', '/blog/5#the-end-of-the-round'];

/**
 * Limit of what shifts where letters of ours come after the first paint, by https://web.dev/articles/cls: the font of the
 * machine that stands in may break a headline elsewhere, and the best of sizes for it leaves a few that do.
 */
const LATE_LETTERS = 0.1;

for (const width of [390, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'Nothing shifts when a page takes the place of another, the first one included',
      matrixOnly(width > 390),
      async ({ page }) => {
        // The header of the first page has a button less on a phone.
        const shifts = await watchShifts(page, '.nav');
        await visit(page, '/');
        for (const path of ['/blog', '/', '/contact']) {
          // Not by a press: within half a second after it, what moves would not be counted.
          await page
            .locator(`a[href="${path}"]`)
            .first()
            .evaluate((link: HTMLElement) => link.click());
          await expect(page).toHaveURL(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.waitForLoadState('networkidle');
        }
        expectNoShift(await shifts());
      },
    );

    for (const path of pageKinds) {
      test(
        `${path} does not shift, neither while it loads nor while one scrolls slowly to its end`,
        matrixOnly(path !== '/tours/brooklyn-heights' || width > 390),
        async ({ page, consoleGuard }) => {
          // What letters of ours move, where they come after the first paint, is measured by itself.
          consoleGuard.allow(/\/fonts\//);
          await page.route('**/fonts/**', (route) => route.abort());
          const shifts = await watchShifts(page);
          // Not hydrated yet: whoever scrolls at once must not see it jump either.
          await page.goto(path);
          const left = await page.evaluate(async () => {
            const toGo = () => document.documentElement.scrollHeight - innerHeight - scrollY;
            // A page of ours has fewer than a hundred such steps.
            for (let step = 0; step < 200 && toGo() > 1; step++) {
              scrollBy({ top: innerHeight / 3, behavior: 'instant' });
              await new Promise((resolve) => setTimeout(resolve, 60));
            }
            return toGo();
          });
          expect(left, 'what is below the window at the end').toBeLessThanOrEqual(1);
          await page.waitForLoadState('networkidle');
          expectNoShift(await shifts());
        },
      );
    }

    for (const path of usual) {
      test(
        `Letters that come late to ${path} move it little`,
        matrixOnly(path !== '/' || width > 390),
        async ({ page }) => {
          const release = await hold(page, '**/fonts/**');
          const shifts = await watchShifts(page);
          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
          release();
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate(() => document.fonts.check('900 20px Besley'))).toBe(true);
          const { sum, moved } = await shifts();
          expect(sum, moved.join()).toBeLessThan(LATE_LETTERS);
        },
      );
    }

    test(
      'The builder comes, some screens high, and pushes along nobody who is past its place',
      matrixOnly(true),
      async ({ page }) => {
        const shifts = await watchShifts(page);
        const release = await hold(page, '**/builder-*.js');
        await page.goto('/partners');
        const recipes = page.locator('.recipes').first();
        await recipes.evaluate((below) =>
          scrollBy({ top: below.getBoundingClientRect().top - 300, behavior: 'instant' }),
        );
        release();
        // In each frame, for where nobody scrolls the browser itself holds the place.
        const builder = page.locator('.builder .field').first();
        await page.evaluate(async () => {
          const until = performance.now() + 10_000;
          while (!document.querySelector('.builder .field') && performance.now() < until) {
            scrollBy({ top: 1, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
        });
        await expect(builder).toBeAttached();
        await expect(recipes).toBeInViewport();
        await page.waitForLoadState('networkidle');
        expectNoShift(await shifts());
      },
    );

    for (const place of places) {
      test(`${place} is come to without a shift`, matrixOnly(true), async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(place);
        await page.waitForLoadState('networkidle');
        // On a busy machine a font may come after the first paint, with a whole window of words to move.
        expect((await shifts()).sum).toBeLessThan(LATE_LETTERS);
        await page.goto('about:blank');
        await page.goto(place);
        await page.waitForLoadState('networkidle');
        expectNoShift(await shifts());
        const target = page.locator(place.slice(place.indexOf('#')));
        await expect(target).toBeInViewport();
        const { y } = (await target.boundingBox())!;
        expect(y, 'clear of the header, in the upper half').toBeGreaterThan(40);
        expect(y).toBeLessThan(422);
      });
    }
  });
}
