import { fareharbor } from '#content/booking-service';
import type { Locator } from '@playwright/test';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allAlive, titles, tourTitles } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const [brooklyn, financial, eastSide, privateTours] = tourTitles;

/** Attributes of a tour list, the tours it then shows, and the texts for which it has a line on the console. */
const lists: [attributes: string, shown: readonly string[], says: string[]][] = [
  ['layout="mosaic"', tourTitles, ['layout="mosaic" is no value for it']],
  ['theme="plaid"', tourTitles, ['theme="plaid" is no value for it']],
  ['look="shabby"', tourTitles, ['look="shabby" is no value for it']],
  ['heading="big"', tourTitles, ['heading="big" is no value for it']],
  ['heading="1"', tourTitles, ['heading="1" is no value for it']],
  ['heading="2.5"', tourTitles, ['heading="2.5" is no value for it']],
  [
    'tours="private-tours queens brooklyn-heights"',
    [privateTours, brooklyn],
    ['tours="queens" is not a tour'],
  ],
  ['tours="staten-island"', tourTitles, ['tours="staten-island" is not a tour']],
  ['tours="lower-east-side,lower-east-side"', [eastSide], []],
  ['tours="FINANCIAL-DISTRICT, private-tours"', [financial, privateTours], []],
  ['tours="" layout="" theme="" look="" heading="" partner="" lang=""', tourTitles, []],
  [
    'color="red" constructor="x" __proto__="y" style="color:red" class="a" data-a aria-label="b" v-c @d onclick=""',
    tourTitles,
    ['knows no attribute "color"', 'knows no attribute "constructor"'],
  ],
  ['layuot="list"', tourTitles, ['knows no attribute "layuot"; is it "layout"?']],
  [
    'tours="constructor __proto__"',
    tourTitles,
    ['tours="constructor" is not a tour', 'tours="__proto__" is not a tour'],
  ],
];

test('A tour list with wrong attributes shows tours all the same, with one line for each wrong value', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]/);
  // Each tag twice, because a line is said once however often its cause occurs.
  await openHost(lists.map(([attributes]) => tagHtml(attributes).repeat(2)).join(''));
  await allAlive(page);
  for (const [index, [attributes, shown]] of lists.entries()) {
    for (const nth of [index * 2, index * 2 + 1]) {
      const shownTitles = titles(page.locator('cat-tour-list').nth(nth));
      await expect.soft(shownTitles, attributes).toHaveText(shown);
      // Names of attributes are looked at once somebody turns to a tag.
      await shownTitles.first().focus();
    }
  }
  const expected = lists.flatMap(([, , says]) =>
    says.map((line) => `console warning: [cat] cat-tour-list: ${line}`),
  );
  await expect.poll(() => consoleGuard.ours().sort()).toEqual(expected.sort());
});

const nonsense = ['a b', 'x&asn=thief', '"><script>', '../../', '%6c', 'ünï', 'a'.repeat(65)];

test('A partner that is no short name reaches no address, and is named on the console', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\] cat-tour-list: partner=/);
  await openHost(
    nonsense.map((partner) => tagHtml(`partner="${partner.replaceAll('"', '&quot;')}"`)).join(''),
  );
  await allAlive(page);
  for (const [index, partner] of nonsense.entries()) {
    const list = page.locator('cat-tour-list').nth(index);
    await expect
      .soft(list.getByRole('link', { name: 'Reserve' }).first(), partner)
      .toHaveAttribute(
        'href',
        `${origins.services}/embeds/book/${fareharbor.company}/items/562630/calendar/?flow=1219724&full-items=yes`,
      );
    await expect.soft(titles(list).first()).toHaveAttribute('href', `${origins.site}/tours/brooklyn-heights`);
  }
  expect(consoleGuard.ours()).toEqual(
    nonsense.map(
      (partner) => `console warning: [cat] cat-tour-list: partner="${partner}" is no value for it`,
    ),
  );
});

const wrongGuests = ['abc', '0', '31', '-4', '9.5', '1e99', 'NaN'];

test('A price calculator with a malformed number of guests starts with 8', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\] cat-price-calculator: guests=/);
  const given = ['12', '', ...wrongGuests];
  await openHost(given.map((guests) => tagHtml(`guests="${guests}"`, 'cat-price-calculator')).join(''));
  await allAlive(page);
  const value = (calculator: Locator) => calculator.getByRole('spinbutton', { name: 'Guests' }).inputValue();
  const shown = await Promise.all((await page.locator('cat-price-calculator').all()).map(value));
  expect(shown).toEqual(['12', ...Array<string>(given.length - 1).fill('8')]);
  expect(consoleGuard.ours()).toEqual(
    wrongGuests.map(
      (text) => `console warning: [cat] cat-price-calculator: guests="${text}" is no value for it`,
    ),
  );
});
