import type { BrowserContext, Page } from '@playwright/test';
import { everyAddress } from '../../../../site/routes';
import { origins } from '../../../helpers/origins';
import { expectCredit, NAMES } from '../../../helpers/site-links';
import { waitForHydration, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

/** Scrolls to every lazy element. */
async function wakeAll(page: Page): Promise<void> {
  for (const tag of await page.locator('[loading=lazy]').all()) {
    if ((await tag.evaluate((element) => element.localName)).startsWith('cat-'))
      await tag.scrollIntoViewIfNeeded();
  }
}

/** Returns the tab that a click opens. */
async function tabOf(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  await tab.waitForURL(/^http/);
  await waitForHydration(tab);
  return tab;
}

test('adds the partner’s names to every link of every page', async ({ page, consoleGuard }) => {
  test.setTimeout(180_000);
  // The test leaves a page before all its requests have finished.
  consoleGuard.allow(/net::ERR_ABORTED/);
  const map = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  // The sitemap lacks the survey.
  const all = [...new Set([...listed, ...(await everyAddress()), '/nowhere'])];
  // Posts and public walks have the same links.
  const paths = all.filter((path) => !/^\/(blog\/(?!5$)|tours\/[fl])/.test(path));
  consoleGuard.allow(/404/);
  await visit(page, `/?${NAMES}`);
  let [provider, credited] = [0, 0];
  for (const path of paths) {
    await visit(page, path);
    await wakeAll(page);
    const links = await expectCredit(page);
    provider += links.provider.length;
    credited += links.credited;
    const canonical = page.locator('link[rel=canonical]');
    if (await canonical.count()) expect(await canonical.getAttribute('href')).not.toContain('?');
  }
  expect(provider).toBeGreaterThan(paths.length * 2);
  expect(credited).toBeGreaterThan(paths.length * 20);
});

test('credits the partner in new tabs and from copied addresses', async ({ page, context, browser }) => {
  await visit(page, `/tours?${NAMES}`);
  await expectCredit(page);
  const links = [
    page.locator('cat-tour-list').locator('a[href*="/tours/brooklyn-heights"]').first(),
    page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Book a Tour' }),
  ];
  for (const link of links) {
    const href = await link.getAttribute('href');
    expect(href).toContain(NAMES);
    const tab = await tabOf(context, () => link.click({ modifiers: ['ControlOrMeta'] }));
    expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe(href);
    await expectCredit(tab, { least: 1 });
    await tab.close();
    // Another visitor opens the copied address.
    const other = await browser.newContext({ serviceWorkers: 'block' });
    const there = await other.newPage();
    await there.goto(origins.site + href);
    await waitForHydration(there);
    await expectCredit(there);
    await other.close();
  }
});

test('keeps the earlier partner when a later name is invalid', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\[cat\] address: partner=/);
  await visit(page, `/tours?${NAMES}`);
  await expectCredit(page);
  for (const name of ['hotel%20x', 'your-short-name', '']) {
    await visit(page, `/about?partner=${name}`);
    await waitForHydration(page);
    await visit(page, '/booking');
    await expectCredit(page);
  }
});
