import { business } from '#content/settings';
import { modules } from '#content/tour-pages';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hold } from '../../helpers/hold';
import { MAIL_PATH } from '../../helpers/mail-vendor';
import { origins } from '../../helpers/origins';
import { startDeployedSite, type DeployedSite } from '../../helpers/deployed-site';
import { alive, visit } from '../../helpers/tags';
import { listen, sendHtml, type Call } from '../../sandbox/http';
import { expect, test as base } from '../fixtures';

const test = base.extend<{ site: DeployedSite }>({
  site: async ({ context }, use) => {
    const site = await startDeployedSite();
    await use(site);
    // Nobody may be asking when the folder goes.
    for (const page of context.pages()) await page.close();
    await site.close();
  },
});

/** Lines of the browser about requests that are given up or find nobody. */
const offline = [/ERR_(CONNECTION_REFUSED|FAILED|ABORTED)/, /Failed to load resource/, /booking script/];

const { tour: walk } = await modules['brooklyn-heights']!();
const pictured = walk.stops.filter(({ image }) => image).length;

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) => page.locator('cat-toasts').getByText('Update available');

/** Opens a page and waits until the worker has kept it. */
async function visitAndKeep(page: Page, site: DeployedSite, path: string): Promise<void> {
  await visit(page, site.origin + path);
  await kept(page, path);
}

const kept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path)).toBe(true);

/** A page listens for the next worker from when it can show the names of wordless buttons. */
const listens = (page: Page) => expect(page.locator('.tip')).toHaveCount(1);

/** Goes to the other walks at a tour page's end, whose tag hydrates when they come near. */
async function nearWalks(page: Page): Promise<void> {
  await page.locator('cat-tour-list').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('cat-tour-list'));
}

/** Tells how many prints beside the stops of a walk can be seen once one is there. */
async function seenPrints(page: Page): Promise<number> {
  const prints = await page.locator('.stops img').all();
  for (const print of prints) {
    await print.scrollIntoViewIfNeeded();
    await expect
      .poll(() => print.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  return prints.length;
}

/** Marks the document, to see whether another one took its place. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Puts the provider's frame into the page, in a shadow root as our calendar does. */
const openBooking = (page: Page) =>
  page.evaluate((provider) => {
    const host = document.createElement('div');
    host.id = 'booking';
    const frame = document.createElement('iframe');
    frame.src = `${provider}/embeds/calendar/sample/items/562630/`;
    host.attachShadow({ mode: 'open' }).append(frame);
    document.body.prepend(host);
  }, origins.services);

/** Has the browser look for a newer worker, as it does on each navigation. */
const lookForUpdate = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration!.update()),
  );

test('The first visit installs without a word and without a reload', async ({ page, site, consoleGuard }) => {
  await visit(page, site.origin);
  await mark(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await kept(page, '/');
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('cat-toasts')).toHaveCount(0);
  expect(consoleGuard.lines).toEqual([]);
});

test('What was visited opens without a network, pictures and all; other pages say how to reach us', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(...offline);
  await visitAndKeep(page, site, '/tours/brooklyn-heights');
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  // Also what came before the worker was there.
  await kept(page, await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  await nearWalks(page);
  const chunk = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/c\/\w+\/tour-list\.js$/.test(name))!
        .name,
  );
  await kept(page, chunk);
  await page.evaluate(() => scrollTo(0, 0));
  await site.goOffline();
  // The browser's own cache would hide what the worker lacks.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await expect(heading(page)).toHaveText('Brooklyn Heights Cat Tour');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  // The tags on it come to life as ever, and the map with its stops is part of the page.
  await nearWalks(page);
  await expect(page.locator('.route-plate')).toHaveCount(walk.route?.plates.length ?? 0);
  await expect(page.locator('.stops > li')).toHaveCount(walk.stops.length);
  if (walk.route) {
    await page.locator('.route-plate').last().click();
    await expect(page.locator('.stops [data-here]')).toHaveCount(1);
  }
  expect(await seenPrints(page)).toBe(pictured);

  await visit(page, `${site.origin}/press-kit?partner=hotel`);
  await expect(heading(page)).toHaveText('No connection');
  await expect(page.getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  await expect(page.getByText('Walt Whitman Park')).toBeVisible();

  await site.goOnline();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Press Kit');
  expect(new URL(page.url()).search).toBe('?partner=hotel');
});

test('A page that was opened without a reload is kept, too', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(...offline);
  await visitAndKeep(page, site, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
  await kept(page, '/about');
  await site.goOffline();
  await page.reload();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
});

/** The worker answers from now on, for this page as well. */
const controlled = (page: Page) => page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));

/** Returns the addresses that the worker has kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    return addresses;
  });

test('A page is shown as it comes, and kept once it is whole', async ({ page, site }) => {
  await visitAndKeep(page, site, '/about');
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
  await expect(heading(page)).toHaveText('Press Kit');
  expect(await page.evaluate(() => caches.match('/press-kit').then(Boolean))).toBe(false);
  finish();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await kept(page, '/press-kit');
});

test('A host that is silent: what is kept is shown, with all that belongs to it', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(...offline);
  await visitAndKeep(page, site, '/tours/brooklyn-heights');
  await controlled(page);
  await nearWalks(page);
  const silent: Call[] = [];
  for (const path of ['/tours/brooklyn-heights', '/loader.js'])
    site.answer(path, (call) => void silent.push(call));
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await expect(heading(page)).toHaveText('Brooklyn Heights Cat Tour');
  await nearWalks(page);
  expect(silent.map(({ url }) => url.pathname)).toEqual(['/tours/brooklyn-heights', '/loader.js']);
});

test('A page that asks to sign in, at an address of ours, is shown and not kept', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(...offline, /favicon/);
  await visitAndKeep(page, site, '/about');
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
  await expect(heading(page)).toHaveText('No connection');
  await visit(page, `${site.origin}/about`);
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
});

test('A host in trouble: what is kept goes before its error page', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(/answer 503/, /status of 503/, /favicon/);
  await visitAndKeep(page, site, '/about');
  await controlled(page);
  site.answer('/about', (call) => sendHtml(call, 503, '<h1>Back soon</h1>'));
  site.answer('/tours', (call) => sendHtml(call, 503, '<h1>Back soon</h1>'));
  await page.reload();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
  await page.goto(`${site.origin}/tours`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Back soon');
});

test('A widget whose script was a web page once comes to life at the next visit', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/MIME type/, /Failed to/, /could not be loaded/);
  await visitAndKeep(page, site, '/about');
  await controlled(page);
  const chunk = `/c/${readdirSync('dist/c')[0]}/tour-list.js`;
  site.answer(chunk, (call) => sendHtml(call, 200, '<h1>Please sign in</h1>'));
  await page.goto(`${site.origin}/tours`, { waitUntil: 'load' });
  await expect.poll(() => consoleGuard.lines.some((line) => line.includes('could not be loaded'))).toBe(true);
  site.answer(chunk);
  await visit(page, `${site.origin}/tours`);
  await page.waitForFunction(() => customElements.get('cat-tour-list'));
  await page.getByRole('searchbox').fill('post office');
  await expect(page.locator('cat-tour-list [role=status]')).toHaveText(
    'Found 1 tour(s) matching "post office"',
  );
});

test('An address that names another host after its first slash brings nothing of that host under ours', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  // On a host that does not send our headers, which would refuse it as well.
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
  await visitAndKeep(page, site, '/about');
  await controlled(page);
  await visit(page, `${site.origin}//${host}/about`);
  await expect(heading(page)).toHaveText('Page Not Found');
  // As the page itself would tell the worker, had it been opened in-site.
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
  await kept(page, '/contact');
  expect(asked).toEqual([]);
  const origins = new Set((await keptAddresses(page)).map((url) => new URL(url).origin));
  expect([...origins]).toEqual([site.origin]);
  await evil.close();
});

test('After a deploy the new page is shown at once, and its worker takes over on Reload', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/about');
  site.deploy();
  await page.reload();
  await expect(heading(page)).toHaveText('The newer page');
  await expect(toast(page)).toBeVisible();

  await mark(page);
  await page.locator('cat-toasts').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(heading(page)).toHaveText('The newer page');
  await expect(toast(page)).toHaveCount(0);
  // Nothing of the older build is left, and what was visited is kept again.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => !name.includes('-x')).sort()),
    )
    .toEqual(['files']);
  await kept(page, '/about');
});

test('A page left open is told of a deploy when the browser looks', async ({ page, site }) => {
  await visitAndKeep(page, site, '/about');
  site.deploy();
  await lookForUpdate(page);
  await expect(toast(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
});

test('A tab with a booking is neither told nor reloaded before the booking is over', async ({
  page,
  context,
  site,
}) => {
  await visitAndKeep(page, site, '/about');
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

test('A tab whose form is on its way is not reloaded from another tab before it has arrived', async ({
  page,
  context,
  site,
}) => {
  await visitAndKeep(page, site, '/about');
  const writing = await context.newPage();
  await writing.goto(`${site.origin}/contact`);
  const form = writing.locator('cat-contact');
  await alive(form);
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

test('With notifications allowed the browser tells it, and a click on it reloads', async ({ page, site }) => {
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
  await visitAndKeep(page, site, '/about');
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

test('Service worker registration failure: it is logged, and nothing else', async ({
  page,
  site,
  consoleGuard,
}) => {
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
  await expect(heading(page)).toHaveText('Cat Gallery');
});

test('A worker that cannot install leaves the older one in place', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(/.*/);
  await visitAndKeep(page, site, '/about');
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
