import { prices } from '#content/settings';
import type { BrowserContext, Page } from '@playwright/test';
import { privateBill } from '../../../helpers/project/content';
import { loaderScript, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allAlive, allPictures, titles, tourList, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

function originsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).origin));
  return asked;
}

const stored = async (page: Page, context: BrowserContext) => ({
  cookies: await context.cookies(),
  script: await page.evaluate(() => document.cookie),
  keys: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  databases: await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
});
const nothing = { cookies: [], script: '', keys: [], databases: [] };

test('Until a visitor acts, a partner page speaks to our origin alone and keeps nothing', async ({
  page,
  context,
}) => {
  const asked = originsAsked(page);
  await visit(page, `${origins.partners}/plain`);
  await allAlive(page);
  // Scrolling through the whole page is not an action.
  await allPictures(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect([...asked].sort()).toEqual([origins.partners, origins.site].sort());
  expect(await stored(page, context)).toEqual(nothing);
});

test('Searching and counting guests speak to our origin alone and keep nothing', async ({
  page,
  context,
}) => {
  const asked = originsAsked(page);
  await visit(page, `${origins.partners}/plain`);
  await allAlive(page);
  await page.getByRole('searchbox').first().pressSequentially('bowery');
  await expect(titles(tourList(page))).toHaveText(['Lower East Side Cat Tour']);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('cat-price-calculator')).toContainText(privateBill(prices.privateIncluded + 1));
  await page.waitForLoadState('networkidle');
  expect([...asked].sort()).toEqual([origins.partners, origins.site].sort());
  expect(await stored(page, context)).toEqual(nothing);
});

/** Runs in the page: what a script could have left behind. */
function traces() {
  const attributes = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  return {
    globals: Object.getOwnPropertyNames(window).sort(),
    head: [...document.head.children].map((child) => child.outerHTML),
    body: [...document.body.children].map(({ localName }) => localName),
    attributes: [attributes(document.documentElement), attributes(document.body)],
    sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
    prototypes: [Element, HTMLElement, Node, Document, Array, Object, Promise].map((made) =>
      Object.getOwnPropertyNames(made.prototype).sort().join(),
    ),
    history: history.length,
  };
}

test('Our scripts leave no trace in the page but the loader itself', async ({ page, openHost }) => {
  const body = tagHtml() + tagHtml('', 'cat-price-calculator');
  await openHost(body);
  await allAlive(page);
  await page.getByRole('searchbox').fill('bowery');
  await expect(titles(tourList(page))).toHaveCount(1);
  const withUs = await page.evaluate(traces);
  await allPictures(page);
  await page.route('**/loader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openHost(body);
  const without = await page.evaluate(traces);
  expect({ ...withUs, history: 0 }).toEqual({ ...without, history: 0 });
  expect(withUs.head.at(-1)).toBe(loaderScript.replace('async', 'async=""'));
  expect(without.history - withUs.history).toBe(1);
});
