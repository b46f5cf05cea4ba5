import { fareharbor } from '#content/booking-service';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { everyAddress } from '../../../site/routes';
import { origins } from '../../helpers/origins';
import { waitForHydration, visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

const NAMES = 'partner=larkspur&network=fhdn&campaign=lobby';
/** Part of an address that credits them at the provider. */
const CREDIT = /[?&]asn=fhdn&asn-ref=larkspur&ref=lobby$/;

interface Ways {
  /** Links and frames of the provider, in tags and out of them. */
  out: string[];
  /** Links to other pages of ours that do not carry the names. */
  bare: string[];
  /** Number of links that carry the names. */
  carried: number;
  /** Links that must not carry them, and do. */
  foreign: string[];
}

const waysOf = (page: Page, names = NAMES): Promise<Ways> =>
  page.evaluate(
    ([provider, wanted]) => {
      const ways: Ways = { out: [], bare: [], carried: 0, foreign: [] };
      const look = (element: Element) => {
        const { href, src } = element as unknown as { href?: unknown; src?: unknown };
        const address = element instanceof HTMLIFrameElement ? src : href;
        if (!(element instanceof HTMLAnchorElement || element instanceof HTMLIFrameElement)) return;
        if (typeof address !== 'string' || !address) return;
        const url = new URL(address);
        const written = element.getAttribute('href') ?? '';
        const carries = url.search.includes('partner=');
        if (address.startsWith(`${provider}/embeds/`)) ways.out.push(address);
        else if (url.origin !== location.origin || /^(#|$)/.test(written) || /\.\w+$/.test(url.pathname)) {
          if (carries && !written.startsWith('#')) ways.foreign.push(address);
          if (written.startsWith('#') && /[?&]/.test(written)) ways.foreign.push(written);
        } else if (url.search.includes(wanted!)) ways.carried++;
        else ways.bare.push(written);
      };
      const walk = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll('*')) {
          look(element);
          if (element.shadowRoot) walk(element.shadowRoot);
        }
      };
      walk(document);
      return ways;
    },
    [origins.services, names] as const,
  );

/** Waits until every way on says whose guest the visitor is. */
async function expectCredit(page: Page, { names = NAMES, credit = CREDIT } = {}): Promise<Ways> {
  await expect
    .poll(async () => {
      const { out, bare, foreign } = await waysOf(page, names);
      return { uncredited: out.filter((way) => !credit.test(way)), bare, foreign };
    }, page.url())
    .toEqual({ uncredited: [], bare: [], foreign: [] });
  return waysOf(page, names);
}

/** Expects a page without attribution. */
async function expectNobody(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { out, carried } = await waysOf(page, 'partner=');
  expect(out.length).toBeGreaterThan(2);
  expect([out.filter((way) => way.includes('asn')), carried]).toEqual([[], 0]);
}

/** Brings every tag that waits for the window near it. */
async function wakeAll(page: Page): Promise<void> {
  for (const tag of await page.locator('[loading=lazy]').all()) {
    if ((await tag.evaluate((element) => element.localName)).startsWith('cat-'))
      await tag.scrollIntoViewIfNeeded();
  }
}

/** The tab that a press opens. */
async function tabOf(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  await tab.waitForURL(/^http/);
  await waitForHydration(tab);
  return tab;
}

/** The tab's own storage and the device's, as far as they are about this. */
const storages = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('referral'), localStorage.getItem('referral')]);

test(
  'A visitor who came from a partner carries its names on and out from every page, in every address',
  matrixOnly(true),
  async ({ page, consoleGuard }) => {
    test.setTimeout(180_000);
    // A page is left before everything on it has come.
    consoleGuard.allow(/net::ERR_ABORTED/);
    const map = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    // The survey, which is not indexed, is among the routes alone.
    const paths = [...new Set([...listed, ...(await everyAddress()), '/nowhere'])];
    expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(5);
    consoleGuard.allow(/404/);
    await visit(page, `/?${NAMES}`);
    let [out, carried] = [0, 0];
    for (const path of paths) {
      await visit(page, path);
      await wakeAll(page);
      const ways = await expectCredit(page);
      out += ways.out.length;
      carried += ways.carried;
      const canonical = page.locator('link[rel=canonical]');
      if (await canonical.count()) expect(await canonical.getAttribute('href')).not.toContain('?');
    }
    expect(out).toBeGreaterThan(paths.length * 2);
    expect(carried).toBeGreaterThan(paths.length * 20);
  },
);

test(
  'A new tab by ctrl-click, by middle click or by a copied address is the same guest’s',
  rare,
  async ({ page, context, browser }) => {
    await visit(page, `/tours?${NAMES}`);
    await expectCredit(page);
    const ways: Parameters<Locator['click']>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
    const doors = [
      page
        .locator('cat-tour-list')
        .getByRole('link', { name: /Brooklyn Heights/ })
        .first(),
      page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
      page.getByRole('contentinfo').getByRole('link', { name: 'Book a Tour' }),
    ];
    for (const door of doors) {
      const href = await door.getAttribute('href');
      expect(href).toContain(NAMES);
      for (const how of ways) {
        const tab = await tabOf(context, () => door.click(how));
        expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe(href);
        expect((await expectCredit(tab)).out.length).toBeGreaterThan(0);
        await tab.close();
      }
      // As when the address is sent to somebody: another browser, which knows nothing.
      const other = await browser.newContext({ serviceWorkers: 'block' });
      const there = await other.newPage();
      await there.goto(origins.site + href);
      await waitForHydration(there);
      await expectCredit(there);
      await other.close();
    }
  },
);

test('It stays through navigation within the site, also where storage is denied', async ({ page }) => {
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
  expect((await expectCredit(page)).out.length).toBeGreaterThan(4);
  await page.reload();
  await waitForHydration(page);
  expect((await expectCredit(page)).out.length).toBeGreaterThan(4);
});

test('What is opened, found and typed for later carries it too: menu, search, a post and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/?search=ned&${NAMES}`);
  const results = page.locator('cat-site-search a.result');
  await expect(results.first()).toBeVisible();
  await expectCredit(page);
  await results.first().click();
  await expect(page).toHaveURL(new RegExp(NAMES));
  await visit(page, `/blog?${NAMES}`);
  await expectCredit(page);
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

test('Old addresses lead on with it, at the host and in the page', async ({ page, request }) => {
  for (const [from, to] of [
    ['/brooklyn', '/tours/brooklyn-heights'],
    ['/book', '/booking'],
    ['/about-us', '/about'],
  ]) {
    const answer = await request.get(`${from}?${NAMES}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${to}?${NAMES}`]);
  }
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
  }, origins.services);
  expect(hrefs).toEqual([
    `${origins.services}/embeds/book/x/?asn=fhdn&asn-ref=larkspur&ref=lobby#a`,
    `${origins.site}//tours`,
  ]);
});

test('A press before any script has come is not lost in the same tab', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/net::ERR/, /request failed/, /Failed to load/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/tours?${NAMES}`, { waitUntil: 'domcontentloaded' });
  await page.unroute(/\.js$/);
  await visit(page, '/booking');
  expect((await expectCredit(page)).out.length).toBeGreaterThan(0);
});

test(
  'A name that counts for nobody takes nothing from the one before it',
  rare,
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\[cat\] address: partner=/);
    await visit(page, `/tours?${NAMES}`);
    await expectCredit(page);
    for (const name of ['hotel%20x', 'your-short-name', '']) {
      await visit(page, `/about?partner=${name}`);
      await waitForHydration(page);
      await visit(page, '/booking');
      await expectCredit(page);
    }
  },
);

test('It lasts for the visit and leaves nothing on the device, unless the owner says for how long', async ({
  page,
  context,
}) => {
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

test('The calendar over the page is told of all three', async ({ page }) => {
  await visit(page, `/tours?partner=${encodeURIComponent('”larkspur”')}&network=fhdn&campaign=lobby`);
  await expectCredit(page);
  await page.waitForFunction(() => 'FH' in window);
  const button = page.locator('cat-tour-list').getByRole('link', { name: 'Reserve' }).first();
  await button.focus();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const { FH } = window as unknown as { FH: { open(options: unknown): void } };
    FH.open = (options) => Object.assign(window, { asked: options });
  });
  await button.click();
  // The press may wait for what opens the calendar.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: unknown }).asked))
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
