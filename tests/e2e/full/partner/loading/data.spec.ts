import { cards } from '#content/tour-cards';
import type { Page } from '@playwright/test';
import { prerenderedSnippet, snippetHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { waitUntilMounted, allHydrated, titles, tourList, tourTitles, visit } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const data = `${origins.site}/data/1/tour-list.js`;

async function edit(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(data, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

const { detail } = cards[0]!;
const later = '(three hours, $99 per person)';

/** Changes a price and the data's hash. */
const withHigherPrice = (text: string) =>
  text
    .replaceAll('\\xa0', '\xa0')
    .replaceAll(detail, later)
    .replace(/hash="\w+"/, 'hash="0123abcd"');

/** Marks the content of a prerendered element. */
const markInside = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const first = document.querySelector('cat-tour-list')?.shadowRoot?.querySelector('[data-cat] > *');
      if (first && document.readyState === 'interactive') first.setAttribute('data-seen', '');
    }),
  );
const marked = (page: Page) => page.locator('cat-tour-list [data-seen]');

test('hydrates a snippet with equal data and re-renders one with other data', async ({ page, openHost }) => {
  await markInside(page);
  const snippet = await prerenderedSnippet('cat-tour-list');
  await openHost(snippet, { head: '' });
  await allHydrated(page);
  await expect(marked(page)).toHaveCount(1);
  await edit(page, withHigherPrice);
  await openHost(snippet, { head: '' });
  await expect(tourList(page).getByText(later).first()).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await expect(tourList(page).getByText(detail)).toHaveCount(0);
});

test('shows current data on a page of an earlier build', async ({ page }) => {
  await edit(page, withHigherPrice);
  await visit(page, '/tours');
  await waitUntilMounted(page.locator('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByText(later).first()).toBeVisible();
});

for (const [what, answer] of Object.entries({
  'cannot be fetched': { status: 404, contentType: 'text/html', body: 'gone' },
  'lack what the code asks for': { contentType: 'text/javascript', body: 'export const cards = [];' },
})) {
  test(`keeps prerendered content and links when data ${what}`, async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/data\/1/, /404/, /\[cat\]/);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(/\/data\/1\/tour-list\.js/, (route) => route.fulfill({ headers, ...answer }));
    await openHost(`${await prerenderedSnippet('cat-tour-list')}${snippetHtml('cat-tour-list')}`, {
      head: '',
    });
    await expect
      .poll(consoleGuard.productLines)
      .toEqual(['console warning: [cat] cat-tour-list: could not be loaded']);
    await expect(titles(tourList(page).first())).toHaveText(tourTitles);
    await expect(page.locator('cat-tour-list').last().getByRole('link').first()).toBeVisible();
    expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
  });
}
