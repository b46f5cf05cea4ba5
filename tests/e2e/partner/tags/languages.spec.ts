import { content } from '#content/language-de';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../../widgets/kit/model/language';
import { prerenderedSnippet, snippetHtml, tagHtml } from '../../../helpers/host-page';
import { watchShifts } from '../../../helpers/layout-shift';
import { allHydrated, tourList, tourTitles, titles, requestsEnded } from '../../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../../fixtures';

const germanTitles = Object.values(content.tours).map((tour) => tour!.title);
/** Translated elements. */
const tags = [
  'cat-tour-list',
  'cat-booking-calendar',
  'cat-reserve-button',
  'cat-price-calculator',
  'cat-testimonials',
  'cat-route-map',
];

/** Records the names of the language files that a page requests. */
function languageFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/(load-messages|messages-\w\w|language-\w\w)\.js/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

test('shows German on a German page and credits the partner', async ({ page, openHost }) => {
  const asked = languageFiles(page);
  await openHost(tagHtml('partner="larkspur"') + tagHtml('partner="larkspur"', 'cat-price-calculator'), {
    lang: 'de',
  });
  await expect(titles(tourList(page))).toHaveText(germanTitles);
  await expect(tourList(page)).toContainText('Die Touren sind auf Englisch.');
  await expect(page.getByRole('heading', { name: 'Was kostet das?' })).toBeVisible();
  expect([...asked].sort()).toEqual(['language-de', 'load-messages', 'messages-de']);
  const link = tourList(page)
    .getByRole('link', { name: /^Platz reservieren/ })
    .first();
  await expect(link).toHaveAttribute('href', /asn=larkspur&asn-ref=larkspur&ref=larkspur$/);
  await link.click();
  const frame = page.locator('#fareharbor-lightframe-iframe');
  await expect(frame).toHaveAttribute('src', /asn=larkspur&asn-ref=larkspur&ref=larkspur/);
});

test('requests no messages on an English page', async ({ page, openHost }) => {
  const asked = languageFiles(page);
  await openHost(tags.map((tag) => tagHtml('', tag)).join(''));
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await requestsEnded(page);
  expect(asked).toEqual([]);
});

for (const file of ['messages-de', 'language-de']) {
  test(
    `speaks English and logs one line without ${file}`,
    matrixOnly(file !== 'messages-de'),
    async ({ page, openHost, consoleGuard }) => {
      consoleGuard.allow(/\/(c|data)\/\w/, /\[cat\]/, /Failed to load resource/);
      await page.route(`**/${file}.js*`, (route) => route.abort());
      await openHost(tagHtml() + tagHtml(), { lang: 'de' });
      await expect(titles(page.locator('cat-tour-list').last())).toHaveText(tourTitles);
      await expect(titles(tourList(page))).toHaveText(tourTitles);
      await expect
        .poll(consoleGuard.productLines)
        .toEqual(['console warning: [cat] cat-tour-list: its words could not be fetched']);
    },
  );
}

test('shows English until late messages arrive', rare, async ({ page, openHost }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/load-messages.js', (route) => arrival.then(() => route.continue()));
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  const asked = page.waitForRequest('**/load-messages.js');
  await openHost(`${snippetHtml('cat-tour-list')}<p>Breakfast until eleven.</p>`, { head: '', lang: 'de' });
  await asked;
  await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeVisible();
  expect((await tourList(page).boundingBox())!.height).toBeGreaterThan(400);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeHidden();
  expect(await shifts()).toEqual({ sum: 0, moved: [] });
  arrive();
  await expect(titles(tourList(page))).toHaveText(germanTitles);
});

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

for (const [index, lang] of LANGUAGES.entries()) {
  test(
    `clips nothing at 280 px in ${lang}, text 200 %`,
    matrixOnly(index > 0),
    async ({ page, openHost }) => {
      await page.setViewportSize({ width: 280, height: 700 });
      const attributes = 'partner="larkspur" style="--cat-font-scale: 2"';
      // A button is as wide as its longest word.
      const shown = tags.filter((tag) => tag !== 'cat-reserve-button');
      await openHost(shown.map((tag) => tagHtml(attributes, tag)).join(''), { lang });
      for (const tag of shown)
        await expect(page.locator(tag).locator(`[data-cat][lang=${lang}]`)).toHaveCount(1);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('a, button, p, h3, h4, label, input, li, span, b') ?? [])]
            .filter((element) => !element.closest('.vh, .carousel-list, .days'))
            .filter((element) => {
              const { right, width } = element.getBoundingClientRect();
              const isCut =
                width > 1 && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
              return right > innerWidth + 1 || isCut;
            })
            .map((element) => `${localName}: ${element.textContent}`),
        ),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280);
    },
  );
}
