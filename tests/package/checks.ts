import { deepStrictEqual as same, match, ok } from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { linksOfTags } from '../helpers/links';
import { origins } from '../helpers/origins';
import { allAlive, titles, tourList, tourTitles } from '../helpers/tags';

const CREDIT = /&asn=fhdn&asn-ref=larkspur&ref=lobby$/;
const LOADER = /\/loader\.js$/;
const NAMES = /partner=larkspur&network=fhdn&campaign=lobby/;

/** Expects of a page that its widget is alive, in the wanted form, and credits the partner wherever it leads. */
export async function checkPage(browser: Browser, address: string): Promise<void> {
  const { page, said } = await open(browser, address);
  await checkWidget(page);
  same(said, [], 'messages on the console');
  await page.context().close();
}

/** Expects the same, and that the page hears with which tour a booking begins, again and again. */
export async function checkWrapped(browser: Browser, address: string): Promise<void> {
  const { page, said } = await open(browser, address);
  await checkWidget(page);
  same(await tourList(page).getAttribute('class'), 'wide');
  const reserve = tourList(page).getByRole('link', { name: 'Reserve your spot' });
  for (const [index, tour] of ['brooklyn-heights', 'financial-district'].entries()) {
    await reserve.nth(index).click();
    await page.locator('output').getByText(tour, { exact: true }).waitFor();
    // The calendar lies over the next button.
    await page.evaluate(() => document.querySelector('#fareharbor-lightframe')?.remove());
  }
  same(said, [], 'messages on the console');
  await page.context().close();
}

/** Expects that a loader that did not come is told of once, and asked for again by the next component. */
export async function checkRetried(browser: Browser, address: string): Promise<void> {
  const { page, said } = await open(browser, address, async (fresh) => {
    await fresh.route(LOADER, (route) => route.abort(), { times: 1 });
  });
  await page.waitForFunction((selector) => !document.querySelector(selector), 'script[src$="/loader.js"]');
  same(
    said.filter((line) => line.startsWith('[cat]')),
    ['[cat] loader: could not be loaded'],
  );
  await page.getByRole('button', { name: 'Again' }).click();
  await checkWidget(page);
  await page.context().close();
}

/** Expects of HTML that a server made that it works without any script. */
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
): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage();
  await before?.(page);
  // The compiler of these lines names functions by a helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(address);
  return { page, said };
}

async function checkWidget(page: Page): Promise<void> {
  await tourList(page).waitFor({ state: 'attached' });
  await allAlive(page);
  same(await titles(tourList(page)).allTextContents(), [...tourTitles]);
  same(await tourList(page).getByRole('searchbox').count(), 0);
  const links = await linksOfTags(page);
  ok(links.length > tourTitles.length);
  for (const { href } of links) match(href, href.startsWith(origins.site) ? NAMES : CREDIT);
  same(await page.locator('script[src$="/loader.js"]').count(), 1, 'loaders');
}
