import { watchShifts } from '../../../../helpers/layout-shift';
import { origins } from '../../../../helpers/origins';
import { allHydrated, allPictures, visit } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const still = { sum: 0, moved: [] };

for (const width of [390, 1280]) {
  test(`shifts nothing on a prerendered page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await visit(page, `${origins.partners}/declarative`);
    await allHydrated(page);
    expect(await shifts()).toEqual(still);
    await allPictures(page);
    expect(await shifts()).toEqual(still);
  });
}
