import { countMemory, expectNoLeak } from '../../helpers/memory';
import { origins } from '../../helpers/origins';
import { visit, waitUntilMounted } from '../../helpers/tags';
import { expect, test } from '../fixtures';

test('leaks nothing when the lightbox opens and closes 100 times', async ({ page }) => {
  test.setTimeout(240_000);
  await visit(page, `${origins.partners}/plain`);
  await page.evaluate(() => document.body.prepend(document.createElement('cat-gallery')));
  await waitUntilMounted(page.locator('cat-gallery'));
  await expect(page.locator('cat-gallery .shot-link').first()).toBeVisible();
  const held = await countMemory(page);
  const openings = (times: number) =>
    page.evaluate(async (count) => {
      const root = document.querySelector('cat-gallery')!.shadowRoot!;
      const until = async (condition: () => unknown) => {
        while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      const links = root.querySelectorAll<HTMLElement>('.shot-link');
      for (let time = 0; time < count; time++) {
        links[time % links.length]!.click();
        await until(() => root.querySelector('dialog[open] .lightbox-count:not(:empty)'));
        const dialog = root.querySelector('dialog')!;
        dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
        root.querySelector<HTMLElement>('[aria-label=Close]')!.click();
        await until(() => !root.querySelector('dialog[open]'));
      }
    }, times);

  await openings(30);
  const before = await held();
  await openings(100);
  await expectNoLeak(held, before, { nodes: 50, listeners: 10, heap: 300_000 });
});
