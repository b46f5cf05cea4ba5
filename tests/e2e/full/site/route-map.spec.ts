import { modules } from '#content/tour-pages';
import { tours } from '#content/tours';
import { expectNoShift, watchShifts } from '../../../helpers/layout-shift';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const pages = await Promise.all(tours.map(async ({ slug }) => (await modules[slug]!()).tour));
const [walk] = pages.filter(({ walkMap }) => walkMap);

// The owner may remove all coordinates.
if (walk) mapOf(walk);

function mapOf({ slug, stops, walkMap }: (typeof pages)[number]): void {
  const { plates } = walkMap!;
  const address = `/tours/${slug}`;

  test('shows the map next to the stops, or above them on a phone', async ({ page }) => {
    const shifts = await watchShifts(page, '.header');
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    const map = page.locator('.walk-map');
    const list = page.locator('.stops');
    await map.scrollIntoViewIfNeeded();
    const [beside, right] = [(await list.boundingBox())!, (await map.boundingBox())!];
    expect(right.x).toBeGreaterThan(beside.x + beside.width);
    expect(right.height).toBeLessThan(900);
    expectNoShift(await shifts());
    await page.setViewportSize({ width: 390, height: 844 });
    const caption = page.locator('.walk-map-caption');
    const [below, above] = [(await list.boundingBox())!, (await caption.boundingBox())!];
    expect(above.y + above.height).toBeLessThan(below.y);
  });

  test('scrolls to a stop when its plate is pressed, and moves the cat', async ({ page }) => {
    const { stop, at } = plates.at(-1)!;
    const code = page.waitForResponse(/\/watch-walk-map\.js/);
    await visit(page, address);
    await (await code).finished();
    const sheet = page.locator('.walk-map-sheet');
    await expect(page.locator('.stops > li').first()).toHaveCount(1);
    await page.locator(`.walk-map-plate[data-stop="${stop}"]`).click();
    await expect(page.locator(`#stop-${stop}`)).toBeInViewport();
    await expect(sheet.locator('[data-here]')).toHaveAttribute('data-at', String(at));
    await expect(sheet).toHaveCSS('--at', String(at));
    await expect(page.locator('.stops [data-here]')).toHaveAttribute('id', `stop-${stop}`);
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`shows the plate of the current stop, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page, '.header');
      await visit(page, address);
      for (const { stop } of plates) {
        await page.locator(`#stop-${stop}`).evaluate((item) => item.scrollIntoView({ behavior: 'instant' }));
        const plate = page.locator(`.walk-map-plate[data-stop="${stop}"]`);
        await expect(plate).toHaveAttribute('data-here', '');
        // Nothing covers its center.
        const isSeen = () =>
          plate.evaluate((drawn) => {
            const { x, y, width: w, height: h } = drawn.getBoundingClientRect();
            return Boolean(document.elementFromPoint(x + w / 2, y + h / 2)?.closest('.walk-map-sheet'));
          });
        await expect.poll(isSeen).toBe(true);
      }
      expectNoShift(await shifts());
    });
  }

  test('prints the map and its stops', async ({ page }) => {
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.walk-map-sheet')).toBeVisible();
    await expect(page.locator('.walk-map-caption a')).toBeHidden();
    await expect(page.locator('.stops > li')).toHaveCount(stops.length);
    // Letter paper inside its margins.
    await page.setViewportSize({ width: 720, height: 960 });
    expect((await page.locator('.walk-stops').boundingBox())!.height).toBeLessThan(960);
  });
}
