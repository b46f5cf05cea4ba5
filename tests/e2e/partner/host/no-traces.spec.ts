import { prices } from '#content/settings';
import { privateBill, wordOf } from '../../../helpers/project/content';
import { loaderScript, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import {
  allHydrated,
  allPictures,
  requestsEnded,
  titles,
  tourList,
  visit,
  tourTitles,
} from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test('requests only from our origin and stores nothing during scrolling and a search', async ({
  page,
  context,
}) => {
  const requested = new Set<string>();
  context.on('request', (request) => requested.add(new URL(request.url()).origin));
  await visit(page, `${origins.partners}/plain`);
  await allHydrated(page);
  await allPictures(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('searchbox').first().pressSequentially(wordOf('lower-east-side'));
  await expect(titles(tourList(page))).toHaveText([tourTitles[2]]);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('cat-price-calculator')).toContainText(privateBill(prices.privateIncluded + 1));
  await requestsEnded(page);
  expect([...requested].sort()).toEqual([origins.partners, origins.site].sort());
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...[document.cookie].filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(stored).toEqual([]);
});

/** Runs in the page. Returns everything that a script could have changed. */
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

test('leaves nothing in the page except the loader', async ({ page, openHost }) => {
  const body = tagHtml() + tagHtml('', 'cat-price-calculator');
  await openHost(body);
  await allHydrated(page);
  await page.getByRole('searchbox').fill(wordOf('lower-east-side'));
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
