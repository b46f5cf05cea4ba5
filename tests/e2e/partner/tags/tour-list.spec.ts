import { origins } from '../../../helpers/origins';
import { alive, tourList, visit } from '../../../helpers/tags';
import { tourListSteps } from '../../../helpers/tour-list-steps';
import { expect, matrixOnly, rare, test } from '../../fixtures';

const pages = {
  'our own tours page': { url: `${origins.site}/tours`, home: true },
  'the plain partner page': { url: `${origins.partners}/plain`, home: false },
  'the page painted before any script': { url: `${origins.partners}/declarative`, home: false },
  'the page under the strictest policy': { url: `${origins.partners}/strict-csp`, home: false },
};

for (const [where, { url, home }] of Object.entries(pages)) {
  const isMore = !where.includes('plain');
  test.describe(`The tour list on ${where}`, matrixOnly(isMore), () => {
    for (const [title, step] of Object.entries(tourListSteps)) {
      test(title, async ({ page, consoleGuard }) => {
        // There the script of the provider is not allowed, and a button in focus has to do without.
        if (where.includes('strictest')) consoleGuard.allow(/embeds\/api\/v1|\[cat\] booking script/);
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

test('A tour list without a search box shows its tours alone', async ({ page, openHost }) => {
  await openHost('<cat-tour-list no-search tours="private-tours,lower-east-side"></cat-tour-list>');
  await expect(tourList(page).getByRole('listitem')).toHaveCount(2);
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  await expect(tourList(page).getByRole('listitem').first()).toContainText('Private Tours');
});

test(
  'A card breaks its facts between them: a price stays in one line, in German too',
  rare,
  async ({ page, openHost }) => {
    for (const lang of ['en', 'de'])
      for (const width of [280, 390, 600, 900, 1160]) {
        await page.setViewportSize({ width, height: 900 });
        await openHost('<cat-tour-list></cat-tour-list>', { lang });
        // Words of another language may come after the tag.
        await expect(tourList(page).locator('[part=detail]').nth(2)).toBeVisible();
        const prices = await tourList(page).evaluate((tag) =>
          [...tag.shadowRoot!.querySelectorAll('[part=detail]')].map(({ firstChild }) => {
            const range = document.createRange();
            range.setStart(firstChild!, firstChild!.textContent!.lastIndexOf(', ') + 2);
            range.setEnd(firstChild!, firstChild!.textContent!.length);
            return `${range.getClientRects().length} line: ${range.toString()}`;
          }),
        );
        for (const price of prices) expect(price, `${lang}, ${width} pixels`).toMatch(/^1 line: .*\d/);
      }
  },
);
