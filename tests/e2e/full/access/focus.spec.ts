import { coveredStops } from '../../../helpers/access/focus';
import { weakFocusRings } from '../../../helpers/access/focus-ring';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, route] of ['/', '/tours/brooklyn-heights', '/blog/5', '/contact', '/partners'].entries()) {
  const [width, colorScheme] = index % 2 ? ([390, 'light'] as const) : ([1280, 'dark'] as const);
  test(`shows the focus on ${route}, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await visit(page, route);
    expect(await weakFocusRings(page, { alike: 2 })).toEqual([]);
  });
}

for (const [route, ...sizes] of [
  ['/contact', '1280x640', '320x256'],
  ['/survey', '375x667'],
  ['/tours/brooklyn-heights', '1280x720'],
  ['/booking', '1280x720'],
  ['/partners', '1280x720'],
] as [string, ...string[]][]) {
  for (const size of sizes) {
    test(`covers neither focus nor typed text on ${route} at ${size}`, async ({ page }) => {
      test.setTimeout(180_000);
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await visit(page, route);
      expect(await coveredStops(page)).toEqual([]);
    });
  }
}

test('keeps typed text at the top of a field clear of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, '/contact');
  const message = page.getByLabel('Message');
  await message.focus();
  await message.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 10 }));
  await page.keyboard.type('Hello');
  const { bottom } = await page.locator('.header-paint').evaluate((header) => header.getBoundingClientRect());
  await expect.poll(async () => (await message.boundingBox())!.y).toBeGreaterThan(bottom);
});
