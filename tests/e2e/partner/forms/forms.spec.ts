import type { Page } from '@playwright/test';
import { divSnippet, frameSnippet, oneLineSnippet, plainLinks, snippet } from '../../../../loader/snippet';
import { policyOf } from '../../../../site/pages/partners/forms';
import { prerenderedFor } from '../../../../site/pages/partners/prerendered';
import { linksOfTags } from '../../../helpers/links';
import { origins } from '../../../helpers/origins';
import { CREDIT, widget } from '../../../helpers/partner-widget';
import { allHydrated, titles, tourList, tourTitles, tourPlaces } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

/** Expects a hydrated element with its attributes, and the partner's names in each of its links. */
async function expectCredited(page: Page): Promise<void> {
  await allHydrated(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  const links = await linksOfTags(page);
  expect(links.length).toBeGreaterThan(7);
  for (const { href } of links)
    expect(href).toMatch(
      href.startsWith(origins.site) ? /partner=larkspur&network=fhdn&campaign=lobby/ : CREDIT,
    );
  const accent = await tourList(page)
    .getByRole('link', { name: 'Reserve your spot' })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(accent).toBe('rgb(23, 87, 63)');
}

test('runs the snippet without changes', async ({ page, openHost }) => {
  await openHost(snippet(widget), { head: '' });
  await expectCredited(page);
});

test('runs the one-line snippet inside a paragraph', async ({ page, openHost }) => {
  const line = oneLineSnippet(widget);
  // WordPress makes a paragraph of every line.
  const paragraphs = line.split('\n').map((text) => `<p>${text}</p>`);
  expect(paragraphs).toHaveLength(1);
  await openHost(paragraphs.join(''), { head: '' });
  await expectCredited(page);
});

test('runs the div after an editor removed unknown tags', async ({ page, openHost }) => {
  const html = divSnippet(widget).replaceAll(/<\/?cat-[^>]*>/g, '');
  await openHost(html, { head: '' });
  await expectCredited(page);
  await expect(page.locator('[data-cat="tour-list"]')).toHaveCount(0);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('credits the partner in the links of each HTML form', async ({ page, openHost }) => {
    for (const form of [snippet, oneLineSnippet, divSnippet, plainLinks]) {
      await openHost(form(widget), { head: '' });
      await expect(page.getByRole('link', { name: tourPlaces[0] })).toHaveAttribute('href', CREDIT);
    }
  });
});

test('runs each form under a policy of exactly its directives', async ({ page, openHost }) => {
  const plain = { ...widget, options: {} };
  const published = await (await fetch(`${origins.site}/snippets/tour-list`)).text();
  const texts = [snippet(plain), divSnippet(plain), prerenderedFor(plain, published), frameSnippet(plain)];
  for (const text of texts) {
    const policy = `default-src 'none'; ${policyOf(text, origins.site).replaceAll('\n', ' ')}`;
    await openHost(text, { head: '', headers: { 'content-security-policy': policy } });
    const shown = text.includes('<iframe') ? page.frameLocator('iframe') : page;
    const button = shown.getByRole('link', { name: 'Reserve your spot' }).first();
    await expect(button).toHaveCSS('background-color', 'rgb(23, 87, 63)');
  }
});

test('loads the fonts of the brand theme under a policy of exactly its directives', async ({
  page,
  openHost,
}) => {
  const text = snippet({ ...widget, options: { look: 'edition' } });
  const policy = `default-src 'none'; ${policyOf(text, origins.site).replaceAll('\n', ' ')}`;
  await openHost(text, { head: '', headers: { 'content-security-policy': policy } });
  await allHydrated(page);
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Besley/.test(family) && status === 'loaded'),
    );
  await expect.poll(isLoaded).toBe(true);
});
