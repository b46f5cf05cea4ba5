import { registry } from '../../../../../widgets/registry';
import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

for (const tag of Object.keys(registry))
  test(`scrolls nothing sideways when ${tag} is in a frame, in a look with or without its own fonts`, async ({
    page,
  }) => {
    for (const look of ['', 'edition']) {
      await page.goto(`/embed/${tag.replace('cat-', '')}?partner=larkspur&look=${look}`);
      await allHydrated(page);
      for (const width of [280, 360, 900]) {
        await page.setViewportSize({ width, height: 700 });
        const scrollWidth = await page.evaluate(() => document.scrollingElement!.scrollWidth);
        expect(scrollWidth, `look="${look}", ${width} pixels`).toBe(width);
      }
    }
  });
