import { origins } from '../../../helpers/origins';
import { alive, tourList, visit } from '../../../helpers/tags';
import { tourListSteps } from '../../../helpers/tour-list-steps';
import { expect, matrixOnly, test } from '../../fixtures';

const pages = {
  'our own tours page': { url: `${origins.site}/tours`, home: true },
  'the plain partner page': { url: `${origins.partners}/plain`, home: false },
};

for (const [where, { url, home }] of Object.entries(pages)) {
  const isMore = !where.includes('plain');
  test.describe(`The tour list on ${where}`, matrixOnly(isMore), () => {
    for (const [title, step] of Object.entries(tourListSteps)) {
      test(title, async ({ page }) => {
        await visit(page, url);
        await alive(tourList(page));
        await step(page, tourList(page), { home });
      });
    }
  });
}

test('Tour or gallery image failure: after a second try as WebP, a drawing stands in, in the tour’s own name', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/img\/tours\/brooklyn-heights/, /Failed to load resource/);
  const asked: string[] = [];
  await page.route(/\/img\/tours\/brooklyn-heights/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openHost('<cat-tour-list tours="brooklyn-heights"></cat-tour-list>');
  const picture = tourList(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', /\/img\/placeholder\/tour-/);
  await expect(picture).toHaveAttribute('alt', /cat/i);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked).toHaveLength(2);
  expect(asked.at(-1)).toMatch(/\.webp$/);
});
