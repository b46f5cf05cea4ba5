import type { Page } from '@playwright/test';
import { findings } from '../../../../helpers/access/axe';
import { delayRequests } from '../../../../helpers/delay-requests';
import { expect, test } from '../../../fixtures';

/** Elements with a content file: markup, name of the file, and selector of the content. */
const parts = [
  ['<cat-gallery></cat-gallery>', 'album-home', '.gallery-grid'],
  ['<cat-faq></cat-faq>', 'faq-tours', 'details'],
] as const;

/** Audits the element only, without rules for whole pages. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, 'body > *'), colorScheme).toEqual([]);
  }
}

for (const [markup, file, there] of parts) {
  test(`loads the content of ${markup} on "Try again" after two failures, without axe findings`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(new RegExp(`/${file}\\.js`), /ERR_FAILED/, /\[cat\]/);
    const requested: string[] = [];
    const address = new RegExp(`/data/1/${file}\\.js`);
    await page.route(address, (route) => {
      requested.push(new URL(route.request().url()).search);
      return requested.length < 3 ? route.abort() : route.fallback();
    });
    const release = await delayRequests(page, address);
    await openHost(markup);
    await expect(page.getByText(/^Loading/)).toBeVisible();
    await expectAccessible(page);
    release();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    expect(requested).toEqual(['', '']);
    await expect
      .poll(consoleGuard.productLines)
      .toEqual([expect.stringMatching(/\[cat\] cat-[a-z]+: could not be fetched: /)]);
    await again.click();
    await expect(page.locator(there).first()).toBeVisible();
    expect(requested).toEqual(['', '', '']);
  });
}

test('keeps the links visible when the content cannot be loaded', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const address = /\/data\/1\/album-home\.js/;
  consoleGuard.allow(address, /ERR_FAILED/, /\[cat\]/);
  await page.route(address, (route) => route.abort());
  await openHost('<cat-gallery><span slot="fallback"><a href="/tours">Our tours</a></span></cat-gallery>');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const link = page.getByRole('link', { name: 'Our tours' });
  await expect(link).toBeVisible();
  await page.unroute(address);
  await again.click();
  await expect(page.locator('.gallery-grid').first()).toBeVisible();
  await expect(link).toBeHidden();
});
