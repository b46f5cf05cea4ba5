import { linksOfTags } from '../../helpers/links';
import { allAlive, titles, tourList, tourTitles, visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

/**
 * Presses that Cal.com's own help counts up to the copied snippet, by somebody who has an account and an event: the
 * three dots, "Embed", "Copy" (cal.com/help/embedding/embed-snippet-generator, read in November 2026).
 */
const CAL = 3;

test('From the page for partners to a page with tours that credit the newcomer: a name and two presses', async ({
  page,
  context,
  openHost,
  consoleGuard,
}) => {
  // The page is left before the preview has come.
  consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/partners');
  const copy = page.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  await page.evaluate(() => {
    const pressed: string[] = [];
    addEventListener('click', ({ target }) => pressed.push((target as Element).localName), true);
    Object.assign(window, { pressed });
  });

  await page.getByLabel('Short name, or a FareHarbor link').click();
  await page.keyboard.insertText('larkspur');
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();

  const pressed = await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
  expect(pressed).toEqual(['input', 'button']);
  expect(pressed.length).toBeLessThan(CAL);

  await openHost(await page.evaluate(() => navigator.clipboard.readText()), { head: '' });
  await allAlive(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  const links = (await linksOfTags(page)).filter(({ href }) => href.includes('/embeds/book/'));
  expect(links.length).toBeGreaterThan(2);
  for (const { href } of links) expect(href).toMatch(/asn-ref=larkspur/);
});
