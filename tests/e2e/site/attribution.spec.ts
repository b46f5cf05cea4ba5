import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { origins } from '../../helpers/origins';
import { expectCredit, NAMES, readLinks } from '../../helpers/site-links';
import { waitForHydration, visit, requestsEnded, tourPlaces } from '../../helpers/tags';
import { expect, test } from '../fixtures';

async function expectNobody(page: Page): Promise<void> {
  await requestsEnded(page);
  await expect.poll(async () => (await readLinks(page, 'partner=')).provider.length).toBeGreaterThan(2);
  const { provider, credited } = await readLinks(page, 'partner=');
  expect([provider.filter((way) => way.includes('asn')), credited]).toEqual([[], 0]);
}

const storages = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('referral'), localStorage.getItem('referral')]);

test('credits the partner after navigations when storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await visit(page, `/tours/brooklyn-heights?${NAMES}`);
  await expectCredit(page);
  for (const name of ['About', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}?${NAMES}`);
    await expectCredit(page);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page).toHaveURL(`/tours?${NAMES}`);
  await expect(page.locator('cat-tour-list').getByRole('link', { name: 'Reserve' }).first()).toBeVisible();
  await expectCredit(page, { least: 5 });
  await page.reload();
  await waitForHydration(page);
  await expectCredit(page, { least: 5 });
});

test('credits the partner in the menu, the search and posts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/?search=${encodeURIComponent(tourPlaces[0]!)}&${NAMES}`);
  const results = page.locator('cat-site-search a.result');
  await expect(results.first()).toBeVisible();
  await expectCredit(page);
  await results.first().click();
  await expect(page).toHaveURL(new RegExp(NAMES));
  await visit(page, `/blog?${NAMES}`);
  await expectCredit(page);
  // An element that waits for its data is drawn once more with the names.
  await requestsEnded(page);
  await page.locator('cat-blog').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/blog\\?${NAMES}&post=\\d+$`));
  await expect(page.getByRole('link', { name: 'Browse All Stories' })).toBeVisible();
  await expectCredit(page);
  await page.getByRole('link', { name: 'Browse All Stories' }).click();
  await expect(page).toHaveURL(`/blog?${NAMES}`);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.locator('.menu-link').first()).toBeVisible();
  await expectCredit(page);
});

test('keeps the names in redirects of the router', async ({ page }) => {
  await visit(page, `/blog/5?${NAMES}`);
  await expect(page).toHaveURL(`/blog?${NAMES}&post=5`);
  await expectCredit(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/brooklyn';
    link.textContent = 'An old address, in a text';
    document.querySelector('main')!.prepend(link);
  });
  await page.getByRole('link', { name: 'An old address' }).click();
  await expect(page).toHaveURL(`/tours/brooklyn-heights?${NAMES}`);
});

test('credits the partner when the address is mangled and when a text links to the provider', async ({
  page,
}) => {
  await visit(page, '/tours?utm_source=hotel&amp;Partner=larkspur.?network=fhdn;campaign=lobby');
  await expectCredit(page);
  const hrefs = await page.evaluate(async (origin) => {
    const links = [`${origin}/embeds/book/x/#a`, `${location.origin}//tours`].map((href) => {
      const link = document.createElement('a');
      link.href = href;
      return link;
    });
    document.querySelector('main')!.append(...links);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return links.map(({ href }) => href);
  }, origins.booking);
  expect(hrefs).toEqual([
    `${origins.booking}/embeds/book/x/?asn=fhdn&asn-ref=larkspur&ref=lobby#a`,
    `${origins.site}//tours`,
  ]);
});

test('credits the partner when no script ran on the first page', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/net::ERR/, /request failed/, /Failed to load/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/tours?${NAMES}`, { waitUntil: 'domcontentloaded' });
  await page.unroute(/\.js$/);
  await visit(page, '/booking');
  await expectCredit(page, { least: 1 });
});

test('credits the partner for the visit only', async ({ page, context }) => {
  await visit(page, `/tours?${NAMES}`);
  await expectCredit(page);
  expect(await storages(page)).toEqual([NAMES, null]);
  await visit(page, '/tours');
  await expectCredit(page);
  const tab = await context.newPage();
  await tab.goto('/tours');
  await waitForHydration(tab);
  await expectNobody(tab);
  expect(await storages(tab)).toEqual([null, null]);
});

test('passes all three names to the provider’s overlay', async ({ page }) => {
  await visit(page, `/tours?partner=${encodeURIComponent('”larkspur”')}&network=fhdn&campaign=lobby`);
  await expectCredit(page);
  await page.waitForFunction(() => 'FH' in window);
  const button = page.locator('cat-tour-list').getByRole('link', { name: 'Reserve' }).first();
  await button.focus();
  await requestsEnded(page);
  await page.evaluate(() => {
    const { FH } = window as unknown as { FH: { open(options: unknown): void } };
    FH.open = (options) => Object.assign(window, { requested: options });
  });
  await button.click();
  // The click may wait for code.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { requested: unknown }).requested))
    .toEqual({
      shortname: fareharbor.company,
      fullItems: 'yes',
      flow: 1219724,
      asn: 'fhdn',
      asnRef: 'larkspur',
      ref: 'lobby',
      view: { item: 562630 },
    });
});
