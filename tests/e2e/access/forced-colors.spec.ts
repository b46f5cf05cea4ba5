import { pageKinds } from '../../helpers/site-routes';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const [index, route] of pageKinds.entries()) {
  test(
    `in forced colors every button on ${route} has an edge, and the focus is seen`,
    matrixOnly(index > 0),
    async ({ page }) => {
      await visit(page, route);
      const plates = page.locator('.button:visible');
      expect(await plates.count()).toBeGreaterThan(0);
      for (const plate of await plates.all()) {
        const edge = await plate.evaluate((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
          return { width: parseFloat(borderTopWidth), style: borderTopStyle, color: borderTopColor };
        });
        expect(edge.width).toBeGreaterThan(0);
        expect(edge.style).toBe('solid');
        // The browser draws even a transparent border in the reader's color.
        expect(edge.color).not.toMatch(/^rgba.*, 0\)$/);
      }
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return `${outlineStyle} ${parseFloat(outlineWidth) > 0}`;
      });
      expect(outline).toBe('solid true');
    },
  );
}

test('in forced colors the chosen topic looks unlike the others', async ({ page }) => {
  await visit(page, '/blog');
  const topics = page.locator('.topic');
  const ground = (pressed: boolean) =>
    topics
      .and(page.locator(`[aria-pressed=${pressed}]`))
      .first()
      .evaluate((topic) => getComputedStyle(topic).backgroundColor);
  await topics.nth(1).click();
  expect(await ground(true)).not.toBe(await ground(false));
});
