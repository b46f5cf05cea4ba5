import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { holdChunks } from '../../../helpers/hold';
import { allAlive, titles, tourList, tourTitles, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test('A tag that is removed while its chunks load leaves nothing behind', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const held = await holdChunks(page);
  await openHost(tagHtml('id="gone"'), { waitUntil: 'commit' });
  await expect.poll(held.names).toEqual(['data of tour-list', 'runtime', 'tour-list']);
  const tag = await page.evaluateHandle(() => document.getElementById('gone')!);
  await tag.evaluate((element) => element.remove());
  held.release();
  await page.waitForFunction(() => customElements.get('cat-tour-list'));
  expect(await tag.evaluate((element) => [element.isConnected, element.shadowRoot])).toEqual([false, null]);
  expect(consoleGuard.lines).toEqual([]);
  await tag.evaluate((element) => document.body.append(element));
  await expect(titles(tourList(page))).toHaveText(tourTitles);
});

test('A tag that is moved keeps what the visitor typed', async ({ page, openHost }) => {
  await openHost(`<div id="here">${tagHtml()}</div><div id="there"></div>`);
  await allAlive(page);
  await page.getByRole('searchbox').fill('bowery');
  await page.evaluate(() =>
    document.getElementById('there')!.append(document.querySelector('cat-tour-list')!),
  );
  await expect(page.locator('#there cat-tour-list')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('bowery');
  await expect(titles(tourList(page))).toHaveText(['Lower East Side Cat Tour']);
});

test('A tag moved into a frame of the page keeps its look there', async ({ page, openHost }) => {
  await openHost(`${tagHtml()}<iframe title="Inside" srcdoc="<!doctype html><p>Frame</p>"></iframe>`);
  await allAlive(page);
  const before = await page
    .getByText('Search the tours')
    .evaluate((label) => getComputedStyle(label).fontWeight);
  await page.evaluate(() =>
    document.querySelector('iframe')!.contentDocument!.body.append(document.querySelector('cat-tour-list')!),
  );
  const label = page.frameLocator('iframe').getByText('Search the tours');
  await expect(label).toBeVisible();
  expect(await label.evaluate((moved) => getComputedStyle(moved).fontWeight)).toBe(before);
});

test('Tags in a swapped body, in later markup and in new shadow roots come alive', async ({
  page,
  openHost,
}) => {
  await openHost(tagHtml());
  await allAlive(page);
  await page.evaluate(
    (tag) => {
      const body = document.createElement('body');
      body.innerHTML = `<main>${tag}</main>`;
      document.body = body;
    },
    tagHtml('partner="swapped"', 'cat-price-calculator'),
  );
  await allAlive(page);
  await page.evaluate((tag) => {
    const host = document.createElement('section');
    host.attachShadow({ mode: 'open' }).innerHTML = `<div><div>${tag}</div></div>`;
    document.querySelector('main')!.append(host);
  }, tagHtml());
  await allAlive(page);
  await expect(page.locator('section cat-tour-list')).toHaveCount(1);
});

test('A tag that appears later inside a known open shadow root comes alive', async ({ page, openHost }) => {
  await openHost('<section id="host"><template shadowrootmode="open"><p>Soon</p></template></section>');
  await page.waitForFunction(() => Symbol.for('cat-tours') in window);
  await page.evaluate((tag) => {
    document.getElementById('host')!.shadowRoot!.innerHTML = tag;
  }, tagHtml());
  await expect(titles(tourList(page))).toHaveText(tourTitles);
});

const buttons = ['add', 'move', 'shadow', 'late-shadow', 'swap', 'churn', 'remove'];
test('A single-page host may do all it likes with tags', async ({ page, consoleGuard }) => {
  await visit(page, `${origins.partners}/spa`);
  for (const name of buttons) {
    await page.locator(`[data-do="${name}"]`).click();
    if (name === 'late-shadow') await expect(page.locator('.late-shadow-host cat-tour-list')).toHaveCount(1);
    await allAlive(page);
    for (const list of await page.locator('cat-tour-list').all())
      await expect(titles(list)).toHaveText(tourTitles);
  }
  expect(consoleGuard.lines).toEqual([]);
});
