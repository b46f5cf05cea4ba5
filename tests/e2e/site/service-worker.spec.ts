import { page as offlinePage } from '#content/page-offline';
import { business } from '#content/settings';
import { modules } from '#content/tour-pages';
import { delayRequests } from '../../helpers/delay-requests';
import { MAIL_PATH } from '../../helpers/mail-vendor';
import { waitUntilMounted, visit, isMarked, mark } from '../../helpers/tags';
import { headings } from '../../helpers/headings';
import {
  expect,
  test,
  offline,
  heading,
  toast,
  visitAndCache,
  cached,
  listens,
  nearWalks,
  lookForUpdate,
} from '../deployed-fixtures';

const { tour: walk } = await modules['brooklyn-heights']!();

test('installs on the first visit without a toast and a reload', async ({ page, site, consoleGuard }) => {
  await visit(page, site.origin);
  await mark(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await cached(page, '/');
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('cat-toasts')).toHaveCount(0);
  expect(consoleGuard.lines).toEqual([]);
});

test('opens visited pages offline, and the offline page instead of others', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(...offline);
  await visitAndCache(page, site, '/tours/brooklyn-heights');
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  // Requests from before the worker's installation are cached as well.
  await cached(page, await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  await nearWalks(page);
  const chunks = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /.+\/(c|assets)\/.+/.exec(name)?.[0] ?? []),
  );
  for (const chunk of chunks) await cached(page, chunk);
  await page.evaluate(() => scrollTo(0, 0));
  await site.goOffline();
  // The HTTP cache would hide gaps of the worker's cache.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await expect(heading(page)).toHaveText(walk.title);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  // Elements hydrate, and the page contains the map.
  await nearWalks(page);
  await expect(page.locator('.walk-map-plate')).toHaveCount(walk.walkMap?.plates.length ?? 0);
  await expect(page.locator('.stops > li')).toHaveCount(walk.stops.length);
  if (walk.walkMap) {
    await page.locator('.walk-map-plate').last().click();
    await expect(page.locator('.stops [data-here]')).toHaveCount(1);
  }

  await visit(page, `${site.origin}/press-kit?partner=hotel`);
  await expect(heading(page)).toHaveText(headings['/offline']);
  await expect(page.getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  await expect(page.getByText(walk.meetingPoint!.name!)).toBeVisible();

  await site.goOnline();
  await page.getByRole('link', { name: offlinePage.retry }).click();
  await expect(heading(page)).toHaveText(headings['/press-kit']);
  expect(new URL(page.url()).search).toBe('?partner=hotel');
});

test('caches pages of in-site navigations', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(...offline);
  await visitAndCache(page, site, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText(headings['/about']);
  await cached(page, '/about');
  await site.goOffline();
  await page.reload();
  await expect(heading(page)).toHaveText(headings['/about']);
});

test('shows the new page after a deploy and updates the worker on "Reload"', async ({ page, site }) => {
  await visitAndCache(page, site, '/about');
  site.deploy();
  await page.reload();
  await expect(heading(page)).toHaveText('The newer page');
  await expect(toast(page)).toBeVisible();

  await mark(page);
  await page.locator('cat-toasts').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(heading(page)).toHaveText('The newer page');
  await expect(toast(page)).toHaveCount(0);
  // The worker deletes only the shell of the older build.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => !name.includes('-x')).sort()),
    )
    .toEqual(['files', 'pages']);
  await cached(page, '/about');
});

test('shows the toast on an open page after a deploy', async ({ page, site }) => {
  await visitAndCache(page, site, '/about');
  site.deploy();
  await lookForUpdate(page);
  await expect(toast(page)).toBeVisible();
  await expect(heading(page)).toHaveText(headings['/about']);
});

test('does not reload a tab while its form is being sent', async ({ page, context, site }) => {
  await visitAndCache(page, site, '/about');
  const writing = await context.newPage();
  await writing.goto(`${site.origin}/contact`);
  const form = writing.locator('cat-contact');
  await waitUntilMounted(form);
  await form.getByLabel('Name').fill('Bea');
  await form.getByLabel('Email').fill('bea@example.com');
  await form.getByRole('checkbox').check();
  const answer = await delayRequests(writing, `**${MAIL_PATH}`);
  await mark(writing);
  await listens(writing);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();

  site.deploy();
  await page.reload();
  await page.locator('cat-toasts').getByRole('button', { name: 'Reload' }).click();
  await expect
    .poll(() => writing.evaluate(async () => (await caches.keys()).some((name) => name.includes('shell-x'))))
    .toBe(true);
  await writing.waitForTimeout(1500);
  expect(await isMarked(writing)).toBe(true);

  answer();
  await expect.poll(() => isMarked(writing).catch(() => true)).toBe(false);
});

test('Service worker registration failure: logs the failure only', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(
    /Service worker registration failed/,
    /sw\.js/,
    /404\) was received when fetching the script/,
  );
  site.remove('sw.js');
  await visit(page, `${site.origin}/about`);
  await expect
    .poll(() => consoleGuard.lines.some((line) => line.includes('Service worker registration failed')))
    .toBe(true);
  await expect(page.locator('cat-toasts')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(heading(page)).toHaveText(headings['/gallery']);
});
