import { countHeld } from '../helpers/held';
import { origins } from '../helpers/origins';
import { visit, waitUntilMounted } from '../helpers/tags';
import { expect, test } from './fixtures';

for (const [where, url, tag] of [
  ['our site', '/gallery', 'cat-gallery[album=fans]'],
  ['a partner’s page', `${origins.partners}/plain`, 'cat-gallery'],
] as const) {
  test(`leaks nothing when the lightbox opens and closes 200 times on ${where}`, async ({ page }) => {
    test.setTimeout(240_000);
    // 400 view transitions without a graphics card would take minutes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, url);
    if (where !== 'our site')
      await page.evaluate(() => document.body.prepend(document.createElement('cat-gallery')));
    await waitUntilMounted(page.locator(tag));
    await expect(page.locator(`${tag} .shot-link`).first()).toBeVisible();
    const held = await countHeld(page);
    const openings = (times: number) =>
      page.evaluate(
        async ([selector, count]) => {
          const root = document.querySelector(selector)!.shadowRoot!;
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
        },
        [tag, times] as const,
      );

    await openings(30);
    const before = await held();
    await openings(200);
    const after = await held();
    expect(after.nodes - before.nodes).toBeLessThan(50);
    expect(after.listeners - before.listeners).toBeLessThan(10);
    expect(after.heap - before.heap).toBeLessThan(300_000);
  });
}
