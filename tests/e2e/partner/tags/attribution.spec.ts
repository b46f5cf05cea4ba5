import { tours } from '#content/tours';
import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { attributionOf, expectedAttribution, linksOfTags, showCalendars } from '../../../helpers/links';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allHydrated } from '../../../helpers/tags';
import { PARTNER_PLACEHOLDER } from '../../../../loader/snippet';
import { expect, test } from '../../fixtures';

test('keeps the links of different partners on one page apart', async ({ page, openHost }) => {
  const partners = ['larkspur', 'harbor-house', '', 'LANTERN'];
  const about: Record<string, string> = {
    'cat-tour-list': '',
    'cat-price-calculator': '',
    'cat-booking-calendar': 'tour="brooklyn-heights"',
    'cat-reserve-button': 'tour="brooklyn-heights"',
  };
  const tags = Object.keys(about);
  await openHost(
    partners
      .map((partner) => tags.map((tag) => tagHtml(`partner="${partner}" ${about[tag]}`, tag)).join(''))
      .join(''),
  );
  await allHydrated(page);
  await showCalendars(page);
  const check = async (wanted: string[]) => {
    const links = (await linksOfTags(page)).filter(({ place }) => place === 'shadow');
    expect([...new Set(links.map(({ partner }) => partner))]).toEqual(wanted);
    for (const link of links) expect(attributionOf(link), link.href).toEqual(expectedAttribution(link));
  };
  await check(partners);
  await page
    .locator('cat-tour-list')
    .first()
    .evaluate((tag) => tag.setAttribute('partner', 'garden-row'));
  const first = page.locator('cat-tour-list').first().getByRole('link', { name: 'Reserve' }).first();
  await expect(first).toHaveAttribute('href', /&asn=garden-row&asn-ref=garden-row&ref=garden-row$/);
  await check(['garden-row', 'larkspur', 'harbor-house', '', 'LANTERN']);
});

/** Returns the addresses of links and frames in the elements of each section. */
const waysOfSections = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('section')].map((section) =>
      [...section.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
        ...[...(shadowRoot?.querySelectorAll('a') ?? [])].map(({ href }) => href),
        ...[...(shadowRoot?.querySelectorAll('iframe') ?? [])].map(({ src }) => src),
      ]),
    ),
  );

test('adds network and campaign to the partner’s links only', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  const cases = [
    {
      attributes: 'partner="larkspur" network="fhdn" campaign="lobby"',
      booked: '&asn=fhdn&asn-ref=larkspur&ref=lobby',
      expectedQuery: 'partner=larkspur&network=fhdn&campaign=lobby',
    },
    {
      attributes: 'partner="harbor-house" campaign="spa"',
      booked: '&asn=harbor-house&asn-ref=harbor-house&ref=spa',
      expectedQuery: 'partner=harbor-house&campaign=spa',
    },
    {
      attributes: 'partner=”lantern” network=“fhdn”',
      booked: '&asn=fhdn&asn-ref=lantern&ref=lantern',
      expectedQuery: 'partner=lantern&network=fhdn',
    },
    { attributes: 'network="fhdn" campaign="lobby"', booked: '', expectedQuery: '' },
    { attributes: `partner="${PARTNER_PLACEHOLDER}"`, booked: '', expectedQuery: '' },
    { attributes: 'partner="Grand Hotel NYC" network="fhdn"', booked: '', expectedQuery: '' },
  ];
  const tags = [
    'cat-tour-list',
    'cat-price-calculator',
    'cat-booking-calendar',
    'cat-reserve-button',
    'cat-blog',
  ];
  await openHost(
    cases
      .map(
        ({ attributes }) =>
          `<section>${tags.map((tag) => `<${tag} ${attributes}></${tag}>`).join('')}</section>`,
      )
      .join(''),
  );
  await allHydrated(page);
  await showCalendars(page);
  const sections = await waysOfSections(page);
  for (const [index, ways] of sections.entries()) {
    const { booked, expectedQuery, attributes } = cases[index]!;
    expect(ways.length, attributes).toBeGreaterThan(10);
    for (const way of ways) {
      const { origin, search } = new URL(way);
      if (origin === origins.booking)
        expect.soft(search, attributes).toMatch(new RegExp(`=(yes|1219724)${booked}$`));
      else
        expect
          .soft([origin, search], attributes)
          .toEqual([origins.site, expectedQuery && `?${expectedQuery}`]);
    }
  }
  // One line per element and cause.
  const causes = [
    'needs a partner',
    `partner="${PARTNER_PLACEHOLDER}" is no value for it`,
    'partner="Grand Hotel NYC" is no value for it',
  ];
  for (const tag of tags)
    for (const cause of causes)
      await expect
        .poll(() => consoleGuard.productLines().filter((line) => line.includes(`[cat] ${tag}: ${cause}`)))
        .toHaveLength(1);
});

test('sends no placeholder of an unchanged snippet', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  const snippet = await (await page.request.get(`${origins.site}/snippets/tour-list.html`)).text();
  expect(snippet).toContain(`asn=${PARTNER_PLACEHOLDER}`);
  await openHost(snippet);
  await allHydrated(page);
  await expect
    .poll(async () =>
      (await linksOfTags(page)).filter(({ place, href }) => place === 'shadow' && /asn|partner/.test(href)),
    )
    .toEqual([]);
  await expect.poll(consoleGuard.productLines).toHaveLength(1);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a booking link for every public tour', async ({ page }) => {
    for (const name of ['no-js', 'blocked']) {
      await page.goto(`${origins.partners}/${name}`);
      for (const { place, itemId } of tours.filter(({ byArrangement }) => !byArrangement)) {
        const link = page.locator('#stage').getByRole('link', { name: place });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute(
          'href',
          `${origins.booking}/embeds/book/${fareharbor.company}/items/${itemId}/calendar/?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur`,
        );
      }
      const ourLink = page.locator('#stage').getByRole('link', { name: 'Cat history walking tours' });
      await expect(ourLink).toHaveAttribute('href', `${origins.site}/tours?partner=larkspur`);
    }
  });
});
