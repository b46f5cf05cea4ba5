import { heading, meeting, other, topics } from '#content/before-you-book';
import { places } from '#content/tour-places';
import { origins } from '../../../helpers/origins';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const walks = places.filter(({ byArrangement }) => !byArrangement);

for (const path of ['/booking', '/tours/brooklyn-heights']) {
  test(`answers questions on ${path} and requests no map`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).hostname));
    await visit(page, path);
    const block = page.locator('#before-you-book');
    for (const { title, texts } of topics.filter(({ texts }) => texts.length)) {
      await expect(block.locator('details', { has: page.getByText(title, { exact: true }) })).toContainText(
        texts[0]!,
      );
    }
    const shown = path === '/booking' ? walks : places.filter(({ slug }) => path.endsWith(slug));
    const ends = shown.flatMap(({ start, finish }) => [start, finish]).filter((end) => end !== undefined);
    const links = block.locator('#before-meeting a');
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
      ends.map(({ map }) => map),
    );
    await expect(block.getByRole('heading', { level: 3, name: meeting.title })).toBeVisible();
    await expect(block.locator('details[open]')).toHaveCount(4);
    // A contact for other questions.
    await expect(block.getByRole('link', { name: other.label })).toHaveAttribute('href', /^mailto:.+@/);
    expect(requested.filter((host) => host.includes('google'))).toEqual([]);
  });
}

test('scrolls to a topic below the header', async ({ page }) => {
  const { id, title } = topics.at(-1)!;
  await visit(page, `/booking#before-${id}`);
  const topic = page.getByRole('heading', { name: title, exact: true });
  await expect(page.locator(`details:has(#before-${id})`)).toHaveAttribute('open');
  await expect(topic).toBeInViewport();
  const header = (await page.locator('.header').boundingBox())!;
  expect((await topic.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('opens a topic where the browser does not', async ({ page }) => {
  const { id } = topics.at(-1)!;
  await visit(page, '/booking');
  await page.evaluate((hash) => {
    history.pushState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, `#before-${id}`);
  await expect(page.locator(`#before-${id}`)).toBeInViewport();
});

test('does not read the signs of its topics aloud', async ({ page }) => {
  await visit(page, '/booking');
  for (const isOpen of [true, false]) {
    const summary = page.locator(`#before-you-book details${isOpen ? '[open]' : ':not([open])'} summary`);
    expect(await summary.first().ariaSnapshot()).toMatch(/^- heading ".+" \[level=3\]$/);
  }
});

test('is linked from the first screen of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const way = page.locator('.offer').getByRole('link', { name: heading });
  await expect(way).toBeInViewport();
  await way.click();
  await expect(page).toHaveURL(`${origins.site}/booking#before-you-book`);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
});
