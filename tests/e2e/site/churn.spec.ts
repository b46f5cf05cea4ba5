import type { Page } from '@playwright/test';
import { everyAddress } from '../../../site/routes';
import { visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

/** Every page of ours that has an address of its own. */
const paths = (await everyAddress()).filter((path) => !path.startsWith('/blog/'));

/** Goes round all pages by in-site links until so many have been opened. */
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

test('Five hundred pages later nothing of them is left', async ({ page }) => {
  test.setTimeout(600_000);
  // Five hundred transitions drawn without a graphics card would take minutes and prove nothing more.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** Counts what the page holds after the garbage is collected. */
  const held = async () => {
    await page.waitForTimeout(3000);
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };

  // Every page once and the first one again, so that each round ends on the same page with all code there.
  await walk(page, 2 * paths.length + 1);
  const before = await held();
  await walk(page, Math.ceil(500 / paths.length) * paths.length + 1);
  const after = await held();
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
