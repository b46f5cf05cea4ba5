import { tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { delayChunks } from '../../../../helpers/delay-requests';
import { allHydrated, titles, tourList, tourTitles, visit } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

test('renders nothing when the element is removed while its chunks load', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const held = await delayChunks(page);
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

test('keeps its styles when the element moves into a frame', async ({ page, openHost }) => {
  await openHost(`${tagHtml()}<iframe title="Inside" srcdoc="<!doctype html><p>Frame</p>"></iframe>`);
  await allHydrated(page);
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

const buttons = ['add', 'move', 'shadow', 'late-shadow', 'swap', 'churn', 'remove'];
test('survives everything that a single-page app does with elements', async ({ page, consoleGuard }) => {
  await visit(page, `${origins.partners}/spa`);
  for (const name of buttons) {
    await page.locator(`[data-do="${name}"]`).click();
    if (name === 'late-shadow') await expect(page.locator('.late-shadow-host cat-tour-list')).toHaveCount(1);
    await allHydrated(page);
    for (const list of await page.locator('cat-tour-list').all())
      await expect(titles(list)).toHaveText(tourTitles);
  }
  expect(consoleGuard.lines).toEqual([]);
});
