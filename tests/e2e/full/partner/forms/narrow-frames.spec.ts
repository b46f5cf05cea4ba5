import { registry } from '../../../../../widgets/registry';
import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

// In the look with fonts of its own, which are the widest.
for (const tag of Object.keys(registry))
  test(`scrolls nothing sideways when ${tag} is in a frame`, async ({ page }) => {
    await page.goto(`/embed/${tag.replace('cat-', '')}?partner=larkspur&look=edition`);
    await allHydrated(page);
    for (const width of [280, 360, 900]) {
      await page.setViewportSize({ width, height: 700 });
      const scrollWidth = await page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect(scrollWidth, `${width} pixels`).toBe(width);
    }
  });
