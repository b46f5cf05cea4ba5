import type { Page } from '@playwright/test';
import { everyAddress } from '../../../site/routes';
import { countHeld } from '../../helpers/held';
import { visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

/** Milliseconds until a page's late work is done. */
const SETTLED = 3000;

/** Every page except the posts. */
const paths = (await everyAddress()).filter((path) => !path.startsWith('/blog/'));

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

test('leaks nothing in 500 navigations', async ({ page, consoleGuard }) => {
  // The test leaves the page for partners before its frame has loaded.
  consoleGuard.allow(/\/embed\/tour-list(\?\S*)? net::ERR_ABORTED/);
  test.setTimeout(600_000);
  // 500 view transitions without a graphics card would take minutes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const held = await countHeld(page);

  // The engine compiles code in the first rounds. The additional step makes each round end on the same page.
  await walk(page, 8 * paths.length + 1);
  await page.waitForTimeout(SETTLED);
  const before = await held();
  await walk(page, Math.ceil(500 / paths.length) * paths.length + 1);
  await page.waitForTimeout(SETTLED);
  const after = await held();
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
