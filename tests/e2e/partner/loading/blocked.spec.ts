import { prices } from '#content/settings';
import type { Page } from '@playwright/test';
import { privateBill } from '../../../helpers/project/content';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allAlive, titles, tourList, tourTitles } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const code = /\/c\/\w+\//;
const data = /\/data\/\d\//;
const ours = (url: URL) =>
  url.origin === origins.site && (code.test(url.pathname) || data.test(url.pathname));

/** Fails the first `times` requests for files of a name in a folder; returns the paths and queries asked for. */
async function block(page: Page, name: string, times: number, folder = code): Promise<string[]> {
  const asked: string[] = [];
  await page.route(ours, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!folder.test(pathname) || !pathname.includes(`/${name}`)) return route.fallback();
    asked.push(pathname + search);
    return asked.length <= times ? route.abort() : route.fallback();
  });
  return asked;
}

async function linkWorks(page: Page): Promise<void> {
  const link = page.locator('cat-tour-list > a');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`${origins.site}/tours`);
}

test('A blocked loader leaves the link, and no word from us', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/loader\.js/);
  await page.route(`${origins.site}/loader.js`, (route) => route.abort('blockedbyclient'));
  await openHost(tagHtml());
  expect(consoleGuard.ours()).toEqual([]);
  await linkWorks(page);
});

for (const [name, folder, kind] of [
  ['runtime', code, 'runtime chunk'],
  ['tour-list', code, 'tour-list chunk'],
  ['tour-list', data, 'file of data'],
] as const) {
  test(`A ${kind} that fails once is asked for again, and the tag comes alive`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\/(c|data)\/\w/);
    const asked = await block(page, name, 1, folder);
    await openHost(tagHtml());
    await allAlive(page);
    await expect(titles(tourList(page))).toHaveText(tourTitles);
    expect(asked.length).toBeGreaterThan(1);
    expect(consoleGuard.ours()).toEqual([]);
  });

  test(`A ${kind} that keeps failing costs one line, and the link stays and works`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\/(c|data)\/\w/, /\[cat\]/);
    const asked = await block(page, name, Infinity, folder);
    await openHost(tagHtml() + tagHtml());
    await expect
      .poll(consoleGuard.ours)
      .toEqual(['console warning: [cat] cat-tour-list: could not be loaded']);
    expect(asked.length).toBeLessThanOrEqual(4);
    await page
      .locator('cat-tour-list')
      .last()
      .evaluate((tag) => tag.remove());
    await linkWorks(page);
    expect(consoleGuard.ours()).toHaveLength(1);
    expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
  });
}

test('One tag that cannot be loaded does not hinder the other', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\/(c|data)\/\w/, /\[cat\]/);
  await block(page, 'price-calculator', Infinity);
  await openHost(tagHtml() + tagHtml('', 'cat-price-calculator'));
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect
    .poll(consoleGuard.ours)
    .toEqual(['console warning: [cat] cat-price-calculator: could not be loaded']);
  await expect(page.locator('cat-price-calculator > a')).toBeVisible();
});

test('A runtime that fails once is asked for again at the same address', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\/(c|data)\/\w/);
  const asked = await block(page, 'runtime', 1);
  await openHost(tagHtml());
  await allAlive(page);
  expect([...new Set(asked)]).toEqual([asked[0]]);
});

for (const missing of ['customElements', 'IntersectionObserver']) {
  test(`A browser without ${missing} keeps the links and is told nothing`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
    const asked = await block(page, '', 0);
    await openHost(tagHtml());
    expect(await page.evaluate((name) => name in window, missing)).toBe(false);
    expect(consoleGuard.ours()).toEqual([]);
    expect(asked).toEqual([]);
    await linkWorks(page);
  });
}

test('A browser that cannot make style sheets by script sees no exception and keeps a link', async ({
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
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /walking tours|Brooklyn Heights/ }).first()).toBeVisible();
  expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
  expect(consoleGuard.ours().length).toBeLessThanOrEqual(1);
});

test('A page that is denied storage and cookies shows its tags and lets visitors search', async ({
  page,
  openHost,
  consoleGuard,
}) => {
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
  await allAlive(page);
  await page.getByRole('searchbox').fill('bowery');
  await expect(titles(tourList(page))).toHaveText(['Lower East Side Cat Tour']);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('cat-price-calculator').getByRole('status')).toContainText(
    `Total${privateBill(prices.privateIncluded + 1)}`,
  );
  expect(consoleGuard.lines).toEqual([]);
});
