import { cards } from '#content/tour-cards';
import type { Page } from '@playwright/test';
import { painted, pasted } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { alive, allAlive, titles, tourList, tourTitles, visit } from '../../../helpers/tags';
import { expect, matrixOnly, test } from '../../fixtures';

const data = `${origins.site}/data/1/tour-list.js`;

/** Answers with the data as it will be after an edit of the owner. */
async function edit(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(data, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

const { detail } = cards[0]!;
const later = '(three hours, $99 per person)';

/** Another price, and the hash that comes with it. */
const dearer = (text: string) =>
  text
    .replaceAll('\\xa0', '\xa0')
    .replaceAll(detail, later)
    .replace(/hash="\w+"/, 'hash="0123abcd"');

/** Marks what is in a prerendered tag, to see later whether it is still there. */
const markInside = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const first = document.querySelector('cat-tour-list')?.shadowRoot?.querySelector('[data-cat] > *');
      if (first && document.readyState === 'interactive') first.setAttribute('data-seen', '');
    }),
  );
const marked = (page: Page) => page.locator('cat-tour-list [data-seen]');

test('A snippet whose data are still the same keeps its nodes, one with other data is drawn anew', async ({
  page,
  openHost,
}) => {
  await markInside(page);
  const snippet = await painted('cat-tour-list');
  await openHost(snippet, { head: '' });
  await allAlive(page);
  await expect(marked(page)).toHaveCount(1);
  await edit(page, dearer);
  await openHost(snippet, { head: '' });
  await expect(tourList(page).getByText(later).first()).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await expect(tourList(page).getByText(detail)).toHaveCount(0);
});

test('A page of ours whose data have changed since it was made shows what is true now', async ({ page }) => {
  await edit(page, dearer);
  await visit(page, '/tours');
  await alive(page.locator('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByText(later).first()).toBeVisible();
});

for (const [what, answer] of Object.entries({
  'cannot be fetched': { status: 404, contentType: 'text/html', body: 'gone' },
  'lack what the code asks for': { contentType: 'text/javascript', body: 'export const cards = [];' },
})) {
  test(
    `Where data ${what}, what is painted stays, a bare tag keeps its link, and one line says so`,
    matrixOnly(what !== 'cannot be fetched'),
    async ({ page, openHost, consoleGuard }) => {
      consoleGuard.allow(/data\/1/, /404/, /\[cat\]/);
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(/\/data\/1\/tour-list\.js/, (route) => route.fulfill({ headers, ...answer }));
      await openHost(`${await painted('cat-tour-list')}${pasted('cat-tour-list')}`, { head: '' });
      await expect
        .poll(consoleGuard.ours)
        .toEqual(['console warning: [cat] cat-tour-list: could not be loaded']);
      await expect(titles(tourList(page).first())).toHaveText(tourTitles);
      await expect(page.locator('cat-tour-list').last().getByRole('link').first()).toBeVisible();
      expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
    },
  );
}
