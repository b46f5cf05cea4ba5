import { delayRequests } from '../../../../helpers/delay-requests';
import { watchShifts } from '../../../../helpers/layout-shift';
import { origins } from '../../../../helpers/origins';
import { allHydrated, allPictures } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

for (const width of [390, 1280]) {
  test(`shifts nothing when a prerendered page hydrates, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    const release = await delayRequests(page, '**/loader.js');
    await page.goto(`${origins.partners}/declarative`, { waitUntil: 'domcontentloaded' });
    // A parser that pauses within a row of cards moves them.
    const { sum } = await shifts();
    release();
    await allHydrated(page);
    await allPictures(page);
    expect(await shifts()).toMatchObject({ sum });
  });
}
