import type { Page } from '@playwright/test';
import { prerenderedSnippet, tagHtml } from '../../../helpers/host-page';
import { germanTitles, translatedTags } from '../../../helpers/languages';
import { allHydrated, tourList, tourTitles, titles, requestsEnded } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

/** Records the names of the language files that a page requests. */
function languageFiles(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = /\/(load-messages|messages-\w\w|language-\w\w)\.js/.exec(request.url())?.[1];
    if (name) requested.push(name);
  });
  return requested;
}

test('shows German on a German page and credits the partner', async ({ page, openHost }) => {
  const requested = languageFiles(page);
  await openHost(tagHtml('partner="larkspur"') + tagHtml('partner="larkspur"', 'cat-price-calculator'), {
    lang: 'de',
  });
  await expect(titles(tourList(page))).toHaveText(germanTitles);
  await expect(tourList(page)).toContainText('Die Touren sind auf Englisch.');
  await expect(page.getByRole('heading', { name: 'Was kostet das?' })).toBeVisible();
  expect([...requested].sort()).toEqual(['language-de', 'load-messages', 'messages-de']);
  const link = tourList(page)
    .getByRole('link', { name: /^Platz reservieren/ })
    .first();
  await expect(link).toHaveAttribute('href', /asn=larkspur&asn-ref=larkspur&ref=larkspur$/);
  await link.click();
  const frame = page.locator('#fareharbor-lightframe-iframe');
  await expect(frame).toHaveAttribute('src', /asn=larkspur&asn-ref=larkspur&ref=larkspur/);
});

test('requests no messages on an English page', async ({ page, openHost }) => {
  const requested = languageFiles(page);
  await openHost(translatedTags.map((tag) => tagHtml('', tag)).join(''));
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await requestsEnded(page);
  expect(requested).toEqual([]);
});

for (const file of ['messages-de', 'language-de']) {
  test(`speaks English and logs one line without ${file}`, async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/\/(c|data)\/\w/, /\[cat\]/, /Failed to load resource/);
    await page.route(`**/${file}.js*`, (route) => route.abort());
    await openHost(tagHtml() + tagHtml(), { lang: 'de' });
    await expect(titles(page.locator('cat-tour-list').last())).toHaveText(tourTitles);
    await expect(titles(tourList(page))).toHaveText(tourTitles);
    await expect
      .poll(consoleGuard.productLines)
      .toEqual(['console warning: [cat] cat-tour-list: its words could not be fetched']);
  });
}

test('hydrates prerendered content in its own language', async ({ page, openHost }) => {
  const english = await prerenderedSnippet('cat-tour-list');
  const german = await prerenderedSnippet('cat-tour-list-de');
  expect(english).toContain('lang="en"');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const { shadowRoot } of document.querySelectorAll('cat-tour-list'))
        shadowRoot!.querySelector('li')!.id = 'first';
    });
  });
  await openHost(english + german.replace(/<script.*<\/script>/, ''), { lang: 'fr', head: '' });
  await allHydrated(page);
  const [first, second] = [tourList(page), page.locator('cat-tour-list').last()];
  await expect(titles(first)).toHaveText(tourTitles);
  await expect(titles(second)).toHaveText(germanTitles);
  for (const list of [first, second]) await expect(list.locator('li#first')).toHaveCount(1);
});
