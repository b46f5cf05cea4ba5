import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const route of ['/', '/booking', '/contact']) {
  test(`in forced colors every button on ${route} has an edge, and the focus is seen`, async ({ page }) => {
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
      // Forced colors also apply to transparent borders.
      expect(edge.color).not.toMatch(/^rgba.*, 0\)$/);
    }
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return `${outlineStyle} ${parseFloat(outlineWidth) > 0}`;
    });
    expect(outline).toBe('solid true');
  });
}

test('distinguishes the chosen topic in forced colors', async ({ page }) => {
  await visit(page, '/blog');
  const topics = page.locator('.topic');
  const ground = (pressed: boolean) =>
    topics
      .and(page.locator(`[aria-pressed=${pressed}]`))
      .first()
      .evaluate((topic) => getComputedStyle(topic).backgroundColor);
  await topics.nth(1).click();
  await expect.poll(async () => (await ground(true)) === (await ground(false))).toBe(false);
});
