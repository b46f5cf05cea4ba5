import { origins } from '../helpers/origins';
import { allAlive, tourList } from '../helpers/tags';
import { tourListSteps } from '../helpers/tour-list-steps';
import { expect, test } from './fixtures';

const pages = {
  'our own tours page': { url: `${origins.site}/tours`, home: true },
  'the plain partner page': { url: `${origins.partners}/plain`, home: false },
  'the page painted before any script': { url: `${origins.partners}/declarative`, home: false },
  'the page under the strictest policy': { url: `${origins.partners}/strict-csp`, home: false },
};

for (const [where, { url, home }] of Object.entries(pages)) {
  test.describe(`The tour list on ${where}`, () => {
    for (const [title, step] of Object.entries(tourListSteps)) {
      test(title, async ({ page, trouble }) => {
        // There the script of the provider is not allowed, and a button in focus has to do without.
        if (where.includes('strictest')) trouble.allow(/embeds\/api\/v1|\[cat\] booking script/);
        await page.goto(url);
        await allAlive(page);
        await step(page, tourList(page), { home });
      });
    }
  });
}

test('A tour list without a search box shows its tours alone', async ({ page, openHost }) => {
  await openHost('<cat-tour-list no-search tours="private-tours,lower-east-side"></cat-tour-list>');
  await expect(tourList(page).getByRole('listitem')).toHaveCount(2);
  await expect(tourList(page).getByRole('search')).toHaveCount(0);
  await expect(tourList(page).getByRole('listitem').first()).toContainText('Private Tours');
});
