import { coveredStops } from '../../helpers/access/focus';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page's forms are where its length and the window's height meet in most ways. */
const forms: Record<string, readonly string[]> = {
  '/contact': ['1280x640', '1280x720', '1280x768', '1280x800', '640x400', '390x844', '375x667'],
  '/survey': ['1280x640', '1280x720', '1280x768', '1280x800', '640x400', '390x844', '375x667'],
};
const others: Record<string, readonly string[]> = {
  '/tours': ['1440x900', '390x844', '320x256'],
  '/contact': ['1440x900', '320x256'],
  '/booking': ['1440x900', '390x844', '320x256'],
};

for (const [path, sizes] of [...Object.entries(forms), ...Object.entries(others)]) {
  for (const [index, size] of sizes.entries()) {
    test(
      `Nothing covers what has the focus, nor what is typed: ${path} at ${size}`,
      matrixOnly(index > 0 || sizes !== forms['/contact']),
      async ({ page }) => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await visit(page, path);
        expect(await coveredStops(page)).toEqual([]);
      },
    );
  }
}

test('What one types at the top of a field comes out from under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, '/contact');
  const message = page.getByLabel('Message');
  await message.focus();
  await message.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 10 }));
  await page.keyboard.type('Hello');
  const { bottom } = await page.locator('.header-paint').evaluate((header) => header.getBoundingClientRect());
  expect((await message.boundingBox())!.y).toBeGreaterThan(bottom);
});
