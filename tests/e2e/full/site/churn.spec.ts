import { page as about } from '#content/page-about';
import type { Page } from '@playwright/test';
import { everyAddress, findRoute } from '../../../../site/routes';
import { countMemory, expectNoLeak } from '../../../helpers/memory';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

/** Milliseconds until a page's late work is done. */
const SETTLED = 3000;

/** Every page except the posts. */
const paths = (await everyAddress()).filter(
  (path) => !path.startsWith('/blog/') && !findRoute(path).route.isDocument,
);

/** Follows links through all pages until so many have been opened. */
const walk = (page: Page, times: number) =>
  page.evaluate(
    async ([all, count]) => {
      for (let time = 0; time < count; time++) {
        const path = all[time % all.length]!;
        const link = Object.assign(document.createElement('a'), { href: path });
        document.body.append(link);
        link.click();
        link.remove();
        const isShown = () => location.pathname === path && document.querySelector('#main h1');
        while (!isShown()) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    [paths, times] as const,
  );

test('leaks nothing in six rounds through all pages', async ({ page, consoleGuard }) => {
  // The test leaves the page for partners before its frame has loaded.
  consoleGuard.allow(/\/embed\/tour-list(\?\S*)? net::ERR_ABORTED/);
  test.setTimeout(300_000);
  // So many view transitions without a graphics card would take minutes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const held = await countMemory(page);

  // The engine compiles code in the first rounds. The additional step makes each round end on the same page.
  await walk(page, 4 * paths.length + 1);
  await page.waitForTimeout(SETTLED);
  const before = await held();
  await walk(page, 6 * paths.length + 1);
  await page.waitForTimeout(SETTLED);
  await expectNoLeak(held, before, { nodes: 200, listeners: 20, heap: 1_000_000 });
});

test('ends at the last of 100 quick navigations without an error', async ({ page }) => {
  await visit(page, '/');
  const first = await page.evaluateHandle(() => document);
  await page.evaluate(async () => {
    const errors: string[] = [];
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    addEventListener('error', ({ message }) => errors.push(message));
    Object.assign(window, { errors });
    const links = ['/about', '/tours', '/gallery', '/contact', '/blog'];
    for (let time = 0; time < 100; time++) {
      const href = links[time % links.length];
      document.querySelector<HTMLElement>(`header a[href="${href}"], footer a[href="${href}"]`)!.click();
      if (time % 20 === 19) history.back();
      await new Promise((resolve) => setTimeout(resolve, (time % 4) * 12));
    }
  });
  await page
    .locator('header a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
  expect(await page.evaluate(() => Reflect.get(window, 'errors') as string[])).toEqual([]);
  expect(await first.evaluate((page) => page === document)).toBe(true);
});
