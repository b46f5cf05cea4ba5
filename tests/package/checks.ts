import { deepStrictEqual as same, match, ok } from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { linksOfTags } from '../helpers/links';
import { origins } from '../helpers/origins';
import { CREDIT } from '../helpers/partner-widget';
import { allHydrated, titles, tourList, tourTitles } from '../helpers/tags';

const LOADER = /\/loader\.js$/;
const NAMES = /partner=larkspur&network=fhdn&campaign=lobby/;

/** Checks that the widget renders with its options and credits the partner in every link. */
export async function checkPage(browser: Browser, address: string): Promise<void> {
  const { page, messages } = await open(browser, address);
  await checkWidget(page);
  same(messages, [], 'messages on the console');
  await page.context().close();
}

/** Checks the same, and that the page receives `cat-booking-start` each time. */
export async function checkWrapped(browser: Browser, address: string): Promise<void> {
  const { page, messages } = await open(browser, address);
  await checkWidget(page);
  same(await tourList(page).getAttribute('class'), 'wide');
  const reserve = tourList(page).getByRole('link', { name: 'Reserve your spot' });
  for (const [index, tour] of ['brooklyn-heights', 'financial-district'].entries()) {
    await reserve.nth(index).click();
    await page.locator('output').getByText(tour, { exact: true }).waitFor();
    // Closes the lightframe, which covers the next button.
    await page.evaluate(() => document.querySelector('#fareharbor-lightframe')?.remove());
  }
  same(messages, [], 'messages on the console');
  await page.context().close();
}

/** Checks that a failed loader is reported once and requested again by the next component. */
export async function checkRetried(browser: Browser, address: string): Promise<void> {
  const { page, messages } = await open(browser, address, async (fresh) => {
    await fresh.route(LOADER, (route) => route.abort(), { times: 1 });
  });
  await page.waitForFunction((selector) => !document.querySelector(selector), 'script[src$="/loader.js"]');
  same(
    messages.filter((line) => line.startsWith('[cat]')),
    ['[cat] loader: could not be loaded'],
  );
  await page.getByRole('button', { name: 'Again' }).click();
  await checkWidget(page);
  await page.context().close();
}

/** Checks that server-rendered HTML works without scripts. */
export function checkServed(html: string): void {
  match(html, /<cat-tour-list[^>]* no-search[^>]*>/);
  match(html, /<cat-tour-list[^>]* class="wide"[^>]*>/);
  match(html, /<a [^>]*lang="en"[^>]*>Cat history walking tours<\/a>/);
  const [, href] = /<a href="([^"]+)"[^>]*>Cat history walking tours<\/a>/.exec(html) ?? [];
  same(href?.replaceAll('&amp;', '&'), `${origins.site}/tours?partner=larkspur&network=fhdn&campaign=lobby`);
  ok(!html.includes('booking-start'), 'a listener in the HTML');
}

async function open(
  browser: Browser,
  address: string,
  before?: (page: Page) => Promise<void>,
): Promise<{ page: Page; messages: string[] }> {
  const page = await browser.newPage();
  await before?.(page);
  // esbuild's `__name` helper does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(address);
  return { page, messages };
}

async function checkWidget(page: Page): Promise<void> {
  await tourList(page).waitFor({ state: 'attached' });
  await allHydrated(page);
  same(await titles(tourList(page)).allTextContents(), [...tourTitles]);
  same(await tourList(page).getByRole('searchbox').count(), 0);
  const links = await linksOfTags(page);
  ok(links.length > tourTitles.length);
  for (const { href } of links) match(href, href.startsWith(origins.site) ? NAMES : CREDIT);
  same(await page.locator('script[src$="/loader.js"]').count(), 1, 'loaders');
}
