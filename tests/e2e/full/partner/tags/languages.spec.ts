import { LANGUAGES } from '../../../../../widgets/kit/model/language';
import { snippetHtml, tagHtml } from '../../../../helpers/host-page';
import { germanTitles, translatedTags } from '../../../../helpers/languages';
import { watchShifts } from '../../../../helpers/layout-shift';
import { tourList, tourTitles, titles } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

test('shows English until late messages arrive', async ({ page, openHost }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/load-messages.js', (route) => arrival.then(() => route.continue()));
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  const requested = page.waitForRequest('**/load-messages.js');
  await openHost(`${snippetHtml('cat-tour-list')}<p>Breakfast until eleven.</p>`, { head: '', lang: 'de' });
  await requested;
  await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeVisible();
  expect((await tourList(page).boundingBox())!.height).toBeGreaterThan(400);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeHidden();
  expect(await shifts()).toEqual({ sum: 0, moved: [] });
  arrive();
  await expect(titles(tourList(page))).toHaveText(germanTitles);
});

for (const lang of LANGUAGES) {
  test(`clips nothing at 280 px in ${lang}, text 200 %`, async ({ page, openHost }) => {
    await page.setViewportSize({ width: 280, height: 700 });
    const attributes = 'partner="larkspur" style="--cat-font-scale: 2"';
    // A button is as wide as its longest word.
    const shown = translatedTags.filter((tag) => tag !== 'cat-reserve-button');
    await openHost(shown.map((tag) => tagHtml(attributes, tag)).join(''), { lang });
    for (const tag of shown)
      await expect(page.locator(tag).locator(`[data-cat][lang=${lang}]`)).toHaveCount(1);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('a, button, p, h3, h4, label, input, li, span, b') ?? [])]
          .filter((element) => !element.closest('.vh, .carousel-list, .days'))
          .filter((element) => {
            const { right, width } = element.getBoundingClientRect();
            const isCut =
              width > 1 && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
            return right > innerWidth + 1 || isCut;
          })
          .map((element) => `${localName}: ${element.textContent}`),
      ),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280);
  });
}
