import type { Page } from '@playwright/test';
import { divSnippet, snippet } from '../../../../../loader/snippet';
import { linksOfTags } from '../../../../helpers/links';
import { origins } from '../../../../helpers/origins';
import { CREDIT, widget } from '../../../../helpers/partner-widget';
import { allHydrated, titles, tourList, tourTitles, tourPlaces } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

/** Expects a hydrated element with its attributes, and the partner's names in each of its links. */
async function expectCredited(page: Page): Promise<void> {
  await allHydrated(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  const links = await linksOfTags(page);
  expect(links.length).toBeGreaterThan(7);
  for (const { href } of links)
    expect(href).toMatch(
      href.startsWith(origins.site) ? /partner=larkspur&network=fhdn&campaign=lobby/ : CREDIT,
    );
  const accent = await tourList(page)
    .getByRole('link', { name: 'Reserve your spot' })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(accent).toBe('rgb(23, 87, 63)');
}

test('keeps the links when the integrity hash does not match', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/integrity/, /request failed/);
  const script = { path: '/v1/loader.js', integrity: `sha384-${'A'.repeat(64)}` };
  await openHost(snippet({ ...widget, script }), { head: '' });
  await expect(page.getByRole('link', { name: tourPlaces[2] })).toHaveAttribute('href', CREDIT);
  expect(await page.evaluate(() => Boolean(customElements.get('cat-tour-list')))).toBe(false);
});

test('runs the div after an editor removed unknown tags', async ({ page, openHost }) => {
  const html = divSnippet(widget).replaceAll(/<\/?cat-[^>]*>/g, '');
  await openHost(html, { head: '' });
  await expectCredited(page);
  await expect(page.locator('[data-cat="tour-list"]')).toHaveCount(0);
});
