import { prices } from '#content/settings';
import type { Page } from '@playwright/test';
import { privateBill, wordOf } from '../../../../helpers/project/content';
import { tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { allHydrated, requestsEnded, titles, tourList, tourTitles } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const code = /\/c\/\w+\//;
const data = /\/data\/\d\//;
const isOurs = (url: URL) =>
  url.origin === origins.site && (code.test(url.pathname) || data.test(url.pathname));

/** Fails the first `times` requests for a file in a folder. Returns the requested paths with queries. */
async function block(page: Page, name: string, times: number, folder = code): Promise<string[]> {
  const requested: string[] = [];
  await page.route(isOurs, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!folder.test(pathname) || !pathname.includes(`/${name}`)) return route.fallback();
    requested.push(pathname + search);
    return requested.length <= times ? route.abort() : route.fallback();
  });
  return requested;
}

async function linkWorks(page: Page): Promise<void> {
  const link = page.locator('cat-tour-list > a');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`${origins.site}/tours`);
}

test('keeps the link and logs nothing when the loader is blocked', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/loader\.js/);
  await page.route(`${origins.site}/loader.js`, (route) => route.abort('blockedbyclient'));
  await openHost(tagHtml());
  expect(consoleGuard.productLines()).toEqual([]);
  await linkWorks(page);
});

for (const [name, folder, kind] of [
  ['runtime', code, 'runtime chunk'],
  ['tour-list', code, 'tour-list chunk'],
  ['tour-list', data, 'file of data'],
] as const) {
  test(`retries a ${kind} that fails once`, async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/\/(c|data)\/\w/);
    const requested = await block(page, name, 1, folder);
    await openHost(tagHtml());
    await allHydrated(page);
    await expect(titles(tourList(page))).toHaveText(tourTitles);
    expect(requested.length).toBeGreaterThan(1);
    // Another address would be a second instance for the chunks that import it.
    if (name === 'runtime') expect(new Set(requested).size).toBe(1);
    expect(consoleGuard.productLines()).toEqual([]);
  });

  test(`keeps the link and logs one line when a ${kind} keeps failing`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\/(c|data)\/\w/, /\[cat\]/);
    const requested = await block(page, name, Infinity, folder);
    await openHost(tagHtml() + tagHtml());
    await expect
      .poll(consoleGuard.productLines)
      .toEqual(['console warning: [cat] cat-tour-list: could not be loaded']);
    expect(requested.length).toBeLessThanOrEqual(4);
    await page
      .locator('cat-tour-list')
      .last()
      .evaluate((tag) => tag.remove());
    await linkWorks(page);
    expect(consoleGuard.productLines()).toHaveLength(1);
    expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
  });
}

test('hydrates one element when another cannot be loaded', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\/(c|data)\/\w/, /\[cat\]/);
  await block(page, 'price-calculator', Infinity);
  await openHost(tagHtml() + tagHtml('', 'cat-price-calculator'));
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect
    .poll(consoleGuard.productLines)
    .toEqual(['console warning: [cat] cat-price-calculator: could not be loaded']);
  await expect(page.locator('cat-price-calculator > a')).toBeVisible();
});

for (const missing of ['customElements', 'IntersectionObserver']) {
  test(`keeps the links and logs nothing in browsers without ${missing}`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
    const requested = await block(page, '', 0);
    await openHost(tagHtml());
    expect(await page.evaluate((name) => name in window, missing)).toBe(false);
    expect(consoleGuard.productLines()).toEqual([]);
    expect(requested).toEqual([]);
    await linkWorks(page);
  });
}

test('keeps a link and throws nothing in browsers without constructed style sheets', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]/);
  await page.addInitScript(() => {
    Object.assign(window, { CSSStyleSheet: undefined });
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
  });
  await openHost(tagHtml());
  await requestsEnded(page);
  await expect(
    page.getByRole('link', { name: new RegExp(`walking tours|${tourTitles[0]}`) }).first(),
  ).toBeVisible();
  expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
  expect(consoleGuard.productLines().length).toBeLessThanOrEqual(1);
});

test('works on a page without storage and cookies', async ({ page, openHost, consoleGuard }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny, configurable: true });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });
  await openHost(tagHtml() + tagHtml('', 'cat-price-calculator'));
  await allHydrated(page);
  await page.getByRole('searchbox').fill(wordOf('lower-east-side'));
  await expect(titles(tourList(page))).toHaveText([tourTitles[2]]);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('cat-price-calculator').getByRole('status')).toContainText(
    `Total${privateBill(prices.privateIncluded + 1)}`,
  );
  expect(consoleGuard.lines).toEqual([]);
});
