import type { Page } from '@playwright/test';
import { startDeployedSite, type DeployedSite } from '../helpers/deployed-site';
import { origins } from '../helpers/origins';
import { visit } from '../helpers/tags';
import { expect, test as base } from './fixtures';

/** The `test` of all end-to-end tests, with a copy of the site that can change and go offline. */
export const test = base.extend<{ site: DeployedSite }>({
  serviceWorkers: 'allow',

  site: async ({ context }, use) => {
    const site = await startDeployedSite();
    await use(site);
    // Open pages may still request files.
    for (const page of context.pages()) await page.close();
    await site.close();
  },
});

/** Console lines about requests without a network. */
export const offline = [
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED|ABORTED)/,
  /Failed to load resource/,
  /booking script/,
];

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const toast = (page: Page) => page.locator('cat-toasts').getByText('Update available');

export async function visitAndCache(page: Page, site: DeployedSite, path: string): Promise<void> {
  await visit(page, site.origin + path);
  await cached(page, path);
}

export const cached = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path)).toBe(true);

/** Waits for the late code of a page, which listens for new workers. */
export const listens = (page: Page) => expect(page.locator('.tip')).toHaveCount(1);

/** Scrolls to the tour list at the end of a tour page and waits until it is defined. */
export async function nearWalks(page: Page): Promise<void> {
  await page.locator('cat-tour-list').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('cat-tour-list'));
}

/** Adds the provider's frame to the page, as its script does. */
export const openBooking = (page: Page) =>
  page.evaluate((provider) => {
    const frame = document.createElement('iframe');
    frame.id = 'booking';
    frame.src = `${provider}/embeds/calendar/sample/items/562630/`;
    document.body.prepend(frame);
  }, origins.booking);

/** Makes the browser check for a newer worker, as on each navigation. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration!.update()),
  );

/** Waits until the worker answers the page's requests. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));

export { expect };
