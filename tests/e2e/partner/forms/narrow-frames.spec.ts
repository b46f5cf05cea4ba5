import { registry } from '../../../../widgets/registry';
import { allAlive } from '../../../helpers/tags';
import { expect, matrixOnly, test } from '../../fixtures';

for (const tag of Object.keys(registry)) {
  const isMore = tag !== 'cat-tour-list';
  test(
    `${tag} alone in a frame scrolls nowhere sideways, in any look`,
    matrixOnly(isMore),
    async ({ page }) => {
      for (const look of ['', 'match', 'edition'])
        for (const width of [280, 300, 360, 900]) {
          await page.setViewportSize({ width, height: 700 });
          await page.goto(`/embed/${tag.replace('cat-', '')}?partner=larkspur&look=${look}`);
          await allAlive(page);
          const scrollWidth = await page.evaluate(() => document.scrollingElement!.scrollWidth);
          expect(scrollWidth, `look="${look}", ${width} pixels`).toBe(width);
        }
    },
  );
}
