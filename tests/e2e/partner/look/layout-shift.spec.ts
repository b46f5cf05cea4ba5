import { watchShifts } from '../../../helpers/layout-shift';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allAlive, allPictures, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const still = { sum: 0, moved: [] };

for (const width of [390, 1280]) {
  test(`Nothing moves on the page painted before any script, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await visit(page, `${origins.partners}/declarative`);
    await allAlive(page);
    expect(await shifts()).toEqual(still);
    await allPictures(page);
    expect(await shifts()).toEqual(still);
  });

  test(`Nothing moves where the page keeps room for a tag, ${width} pixels wide`, async ({
    page,
    openHost,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await openHost(`<div style="min-height: 3000px">${tagHtml()}</div><p>Breakfast until eleven.</p>`);
    await allAlive(page);
    await allPictures(page);
    expect((await shifts()).moved.filter((name) => name !== 'CAT-TOUR-LIST')).toEqual([]);
  });
}
