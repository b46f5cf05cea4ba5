import type { Page } from '@playwright/test';
import { reactText } from '../../../../loader/frameworks';
import { divSnippet, oneLineSnippet, plainLinks, snippet } from '../../../../loader/snippet';
import { tagManagerText } from '../../../../loader/tag-manager';
import { forms, policyLines } from '../../../../site/pages/partners/forms';
import { reactBundle } from '../../../helpers/react-bundle';
import { linksOfTags } from '../../../helpers/links';
import { origins } from '../../../helpers/origins';
import { CREDIT, widget } from '../../../helpers/partner-widget';
import { publishedWith } from '../../../helpers/published-forms';
import { allAlive, titles, tourList, tourTitles } from '../../../helpers/tags';
import { expect, rare, test } from '../../fixtures';

/** Expects that the tag is alive, as it was asked to be, and that whatever leads out of it says who sent the guest. */
async function expectCredited(page: Page): Promise<void> {
  await allAlive(page);
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

test('The lines as they are', async ({ page, openHost }) => {
  await openHost(snippet(widget), { head: '' });
  await expectCredited(page);
});

test(
  'A hash that does not fit: nothing runs, and the links stay',
  rare,
  async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/integrity/, /request failed/);
    const script = { path: '/v1/loader.js', integrity: `sha384-${'A'.repeat(64)}` };
    await openHost(snippet({ ...widget, script }), { head: '' });
    await expect(page.getByRole('link', { name: 'Lower East Side' })).toHaveAttribute('href', CREDIT);
    expect(await page.evaluate(() => Boolean(customElements.get('cat-tour-list')))).toBe(false);
  },
);

test('One line, of which an editor has made a paragraph', async ({ page, openHost }) => {
  const line = oneLineSnippet(widget);
  // As WordPress does: what is between line ends is a paragraph.
  const paragraphs = line.split('\n').map((text) => `<p>${text}</p>`);
  expect(paragraphs).toHaveLength(1);
  await openHost(paragraphs.join(''), { head: '' });
  await expectCredited(page);
});

test('A div, from an editor that takes out tags it does not know', rare, async ({ page, openHost }) => {
  const kept = divSnippet(widget).replaceAll(/<\/?cat-[^>]*>/g, '');
  await openHost(kept, { head: '' });
  await expectCredited(page);
  await expect(page.locator('[data-cat="tour-list"]')).toHaveCount(0);
});

test('Links alone', rare, async ({ page, openHost }) => {
  await openHost(plainLinks(widget), { head: '' });
  for (const place of ['Brooklyn Heights', 'Financial District', 'Lower East Side'])
    await expect(page.getByRole('link', { name: place })).toHaveAttribute('href', CREDIT);
  await page.getByRole('link', { name: 'Cat history walking tours' }).click();
  await expect(page).toHaveURL(`${origins.site}/tours?partner=larkspur&network=fhdn&campaign=lobby`);
});

test('A tag manager puts it into the place that the page keeps', rare, async ({ page, openHost }) => {
  await openHost(`<div id="cat-tours"></div>${tagManagerText(widget)}`, { head: '' });
  await expectCredited(page);
  await expect(page.locator('#cat-tours > cat-tour-list')).toHaveCount(1);
});

/** Returns a page that mounts the React component that partners copy, as often as is said. */
const reactPage = async (times = 1): Promise<string> =>
  '<div class="root"></div>'.repeat(times) + (await reactBundle(reactText(widget), '.root'));

test('A React component', async ({ page, openHost }) => {
  await openHost(await reactPage(), { head: '' });
  await expectCredited(page);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each form that is HTML leaves links that credit the partner', async ({ page, openHost }) => {
    for (const form of [snippet, oneLineSnippet, divSnippet, plainLinks]) {
      await openHost(form(widget), { head: '' });
      await expect(page.getByRole('link', { name: 'Brooklyn Heights' })).toHaveAttribute('href', CREDIT);
    }
  });
});

test('A policy of exactly the lines that a form asks for stops nothing of it', async ({ page, openHost }) => {
  const published = publishedWith(await (await fetch(`${origins.site}/snippets/tour-list`)).text());
  const plain = { ...widget, options: {} };
  for (const form of forms.filter(({ name }) => ['lines', 'painted', 'div', 'frame'].includes(name))) {
    const policy = `default-src 'none'; ${policyLines(plain, form).replaceAll('\n', ' ')}`;
    await openHost(form.text(plain, published), { head: '', headers: { 'content-security-policy': policy } });
    const shown = form.name === 'frame' ? page.frameLocator('iframe') : page;
    const button = shown.getByRole('link', { name: 'Reserve your spot' }).first();
    await expect(button).toHaveCSS('background-color', 'rgb(23, 87, 63)');
  }
});
