import { modules } from '#content/tour-pages';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { delayRequests } from '../../../helpers/delay-requests';
import { visit, isMarked, mark } from '../../../helpers/tags';
import { listen, sendHtml, type Call } from '../../../../site/serve/http';
import { headings, notFound } from '../../../helpers/headings';
import { wordOf } from '../../../helpers/project/content';
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
  openBooking,
  lookForUpdate,
  controlled,
} from '../../deployed-fixtures';
import { currentMode } from '../../../../site/prerender/mode';

const word = wordOf('financial-district');
const { tour: walk } = await modules['brooklyn-heights']!();

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
  const html = readFileSync(`${currentMode().site}/press-kit.html`, 'utf8');
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
  let requested = 0;
  for (const path of ['/about', '/press-kit'])
    site.answer(path, (call) => {
      requested += 1;
      sendHtml(call, 200, '<h1>Sign in to our Wi-Fi</h1>');
    });
  for (const path of ['/about', '/press-kit']) {
    await visit(page, site.origin + path);
    await expect(heading(page)).toHaveText('Sign in to our Wi-Fi');
  }
  expect(requested).toBeGreaterThanOrEqual(2);
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
  const chunk = `/c/${readdirSync(`${currentMode().site}/c`)[0]}/tour-list.js`;
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
  const requested: string[] = [];
  const evil = await listen(
    (call) => {
      requested.push(call.url.pathname);
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
  await expect(heading(page)).toHaveText(notFound);
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
  expect(requested).toEqual([]);
  const origins = new Set((await cachedAddresses(page)).map((url) => new URL(url).origin));
  expect([...origins]).toEqual([site.origin]);
  await evil.close();
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

test('keeps a file that was on its way when the worker took over', async ({ page, site }) => {
  const release = await delayRequests(page, '**/tour-list.js');
  const loads = page.waitForRequest('**/c/*/tour-list.js');
  await visit(page, `${site.origin}/tours`);
  const { pathname } = new URL((await loads).url());
  await controlled(page);
  release();
  await cached(page, pathname);
});
