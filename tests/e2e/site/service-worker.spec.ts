import { page as offlinePage } from '#content/page-offline';
import { business } from '#content/settings';
import { modules } from '#content/tour-pages';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hold } from '../../helpers/hold';
import { MAIL_PATH } from '../../helpers/mail-vendor';
import { origins } from '../../helpers/origins';
import { startDeployedSite, type DeployedSite } from '../../helpers/deployed-site';
import { waitUntilMounted, visit } from '../../helpers/tags';
import { listen, sendHtml, type Call } from '../../../site/serve/http';
import { headings } from '../../helpers/headings';
import { wordOf } from '../../helpers/project/content';
import { expect, test as base } from '../fixtures';

const test = base.extend<{ site: DeployedSite }>({
  site: async ({ context }, use) => {
    const site = await startDeployedSite();
    await use(site);
    // Open pages may still request files.
    for (const page of context.pages()) await page.close();
    await site.close();
  },
});

/** Console lines about requests without a network. */
const offline = [
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED|ABORTED)/,
  /Failed to load resource/,
  /booking script/,
];

const word = wordOf('financial-district');
const { tour: walk } = await modules['brooklyn-heights']!();

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) => page.locator('cat-toasts').getByText('Update available');

async function visitAndCache(page: Page, site: DeployedSite, path: string): Promise<void> {
  await visit(page, site.origin + path);
  await cached(page, path);
}

const cached = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path)).toBe(true);

/** Waits for the late code of a page, which listens for new workers. */
const listens = (page: Page) => expect(page.locator('.tip')).toHaveCount(1);

/** Scrolls to the tour list at the end of a tour page and waits until it is defined. */
async function nearWalks(page: Page): Promise<void> {
  await page.locator('cat-tour-list').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('cat-tour-list'));
}

/** Sets a mark that a page load would remove. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Adds the provider's frame to the page, as its script does. */
const openBooking = (page: Page) =>
  page.evaluate((provider) => {
    const frame = document.createElement('iframe');
    frame.id = 'booking';
    frame.src = `${provider}/embeds/calendar/sample/items/562630/`;
    document.body.prepend(frame);
  }, origins.booking);

/** Makes the browser check for a newer worker, as on each navigation. */
const lookForUpdate = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration!.update()),
  );

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
  const chunk = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/c\/\w+\/tour-list\.js$/.test(name))!
        .name,
  );
  await cached(page, chunk);
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
  await expect(page.locator('.route-plate')).toHaveCount(walk.route?.plates.length ?? 0);
  await expect(page.locator('.stops > li')).toHaveCount(walk.stops.length);
  if (walk.route) {
    await page.locator('.route-plate').last().click();
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

const controlled = (page: Page) => page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    return addresses;
  });

test('streams a page and caches it when it is complete', async ({ page, site }) => {
  await visitAndCache(page, site, '/about');
  await controlled(page);
  const html = readFileSync('dist/press-kit.html', 'utf8');
  const half = html.indexOf('</h1>') + 5;
  let finish = () => {};
  site.answer('/press-kit', ({ res }: Call) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    res.write(html.slice(0, half));
    finish = () => res.end(html.slice(half));
  });
  await page.goto(`${site.origin}/press-kit`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(headings['/press-kit']);
  expect(await page.evaluate(() => caches.match('/press-kit').then(Boolean))).toBe(false);
  finish();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await cached(page, '/press-kit');
});

test('shows the cached page with its files when the host does not answer', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(...offline);
  await visitAndCache(page, site, '/tours/brooklyn-heights');
  await controlled(page);
  await nearWalks(page);
  const silent: Call[] = [];
  for (const path of ['/tours/brooklyn-heights', '/loader.js'])
    site.answer(path, (call) => void silent.push(call));
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await expect(heading(page)).toHaveText(walk.title);
  await nearWalks(page);
  expect(silent.map(({ url }) => url.pathname)).toEqual(['/tours/brooklyn-heights', '/loader.js']);
});

test('does not cache the page of a captive portal', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(...offline, /favicon/);
  await visitAndCache(page, site, '/about');
  await controlled(page);
  let asked = 0;
  for (const path of ['/about', '/press-kit'])
    site.answer(path, (call) => {
      asked += 1;
      sendHtml(call, 200, '<h1>Sign in to our Wi-Fi</h1>');
    });
  for (const path of ['/about', '/press-kit']) {
    await visit(page, site.origin + path);
    await expect(heading(page)).toHaveText('Sign in to our Wi-Fi');
  }
  expect(asked).toBeGreaterThanOrEqual(2);
  await site.goOffline();
  await visit(page, `${site.origin}/press-kit`);
  await expect(heading(page)).toHaveText(headings['/offline']);
  await visit(page, `${site.origin}/about`);
  await expect(heading(page)).toHaveText(headings['/about']);
});

test('prefers the cached page to a 503', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(/answer 503/, /status of 503/, /favicon/);
  await visitAndCache(page, site, '/about');
  await controlled(page);
  site.answer('/about', (call) => sendHtml(call, 503, '<h1>Back soon</h1>'));
  site.answer('/tours', (call) => sendHtml(call, 503, '<h1>Back soon</h1>'));
  await page.reload();
  await expect(heading(page)).toHaveText(headings['/about']);
  await page.goto(`${site.origin}/tours`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Back soon');
});

test('does not cache a web page as a script', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(/MIME type/, /Failed to/, /could not be loaded/);
  await visitAndCache(page, site, '/about');
  await controlled(page);
  const chunk = `/c/${readdirSync('dist/c')[0]}/tour-list.js`;
  site.answer(chunk, (call) => sendHtml(call, 200, '<h1>Please sign in</h1>'));
  await page.goto(`${site.origin}/tours`, { waitUntil: 'load' });
  await expect.poll(() => consoleGuard.lines.some((line) => line.includes('could not be loaded'))).toBe(true);
  site.answer(chunk);
  await visit(page, `${site.origin}/tours`);
  await page.waitForFunction(() => customElements.get('cat-tour-list'));
  await page.getByRole('searchbox').fill(word);
  await expect(page.locator('cat-tour-list [role=status]')).toHaveText(`Found 1 tour(s) matching "${word}"`);
});

test('requests nothing from another host for an address with two slashes', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  // Without our headers, which would refuse it as well.
  site.edit('_headers', () => '');
  const asked: string[] = [];
  const evil = await listen(
    (call) => {
      asked.push(call.url.pathname);
      call.res.setHeader('access-control-allow-origin', '*');
      sendHtml(call, 200, '<h1>Not ours</h1>');
    },
    0,
    'EVIL_PORT',
  );
  const { host } = new URL(evil.origin);
  await visitAndCache(page, site, '/about');
  await controlled(page);
  await visit(page, `${site.origin}//${host}/about`);
  await expect(heading(page)).toHaveText('Page Not Found');
  // The message of an in-site navigation.
  await page.evaluate(
    (messages) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
      for (const message of messages) navigator.serviceWorker.controller!.postMessage(message);
    },
    [
      { page: `//${host}/about`, files: [`${evil.origin}/assets/x.js`] },
      { page: '/contact', files: [] },
    ],
  );
  await cached(page, '/contact');
  expect(asked).toEqual([]);
  const origins = new Set((await cachedAddresses(page)).map((url) => new URL(url).origin));
  expect([...origins]).toEqual([site.origin]);
  await evil.close();
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

test('neither notifies nor reloads a tab during a booking', async ({ page, context, site }) => {
  await visitAndCache(page, site, '/about');
  const booking = await context.newPage();
  await booking.goto(`${site.origin}/contact`);
  await openBooking(booking);
  await mark(booking);
  await listens(booking);

  site.deploy();
  await page.reload();
  await page.locator('cat-toasts').getByRole('button', { name: 'Reload' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect
    .poll(() => booking.evaluate(async () => (await caches.keys()).some((name) => name.includes('shell-x'))))
    .toBe(true);
  await booking.waitForTimeout(1500);
  expect(await isMarked(booking)).toBe(true);
  await expect(toast(booking)).toHaveCount(0);

  await booking.evaluate(() => document.querySelector('#booking')!.remove());
  await expect.poll(() => isMarked(booking).catch(() => true)).toBe(false);
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
  const answer = await hold(writing, `**${MAIL_PATH}`);
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

test('uses a notification with permission, and a click reloads', async ({ page, site }) => {
  await page.addInitScript(() => {
    const shown: { title: string; body?: string | undefined; note: EventTarget }[] = [];
    class Notification extends EventTarget {
      static permission = 'granted';
      constructor(title: string, options: NotificationOptions = {}) {
        super();
        shown.push({ title, body: options.body, note: this });
      }
      close() {}
    }
    Object.assign(window, { Notification, shown });
  });
  await visitAndCache(page, site, '/about');
  site.deploy();
  await lookForUpdate(page);
  const shown = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'shown') as { title: string; body: string }[]).map(({ title, body }) => [
        title,
        body,
      ]),
    );
  await expect
    .poll(shown)
    .toEqual([['Update available', 'A newer version of this site is ready. Click to reload.']]);
  await expect(page.locator('cat-toasts')).toHaveCount(0);
  await mark(page);
  await page.evaluate(() =>
    (Reflect.get(window, 'shown') as { note: EventTarget }[])[0]!.note.dispatchEvent(new Event('click')),
  );
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
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

test('keeps the old worker when the new one cannot install', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(/.*/);
  await visitAndCache(page, site, '/about');
  site.deploy();
  site.remove('offline.html');
  await lookForUpdate(page).catch(() => undefined);
  await page.reload();
  await expect(heading(page)).toHaveText('The newer page');
  await expect(page.locator('cat-toasts')).toHaveCount(0);
  await site.goOffline();
  await page.reload();
  await expect(heading(page)).toBeVisible();
});
