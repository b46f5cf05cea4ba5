import { tagHtml } from '../helpers/host-page';
import { origins } from '../helpers/origins';
import { allAlive, titles, tourList, tourTitles } from '../helpers/tags';
import { expect, test } from './fixtures';

const [brooklyn, financial, eastSide, privateTours] = tourTitles as [string, string, string, string];

interface Row {
  /** Attributes of a tour list. */
  attributes: string;
  /** The lines on the console, without `console warning: `. */
  says?: string[];
  shows?: string[];
}

const rows: Record<string, Row> = {
  'an unknown layout': {
    attributes: 'layout="mosaic"',
    says: ['[cat] cat-tour-list: layout="mosaic" is no value for it'],
  },
  'an unknown theme': {
    attributes: 'theme="plaid"',
    says: ['[cat] cat-tour-list: theme="plaid" is no value for it'],
  },
  'an unknown look': {
    attributes: 'look="shabby"',
    says: ['[cat] cat-tour-list: look="shabby" is no value for it'],
  },
  'a heading that is no number': {
    attributes: 'heading="big"',
    says: ['[cat] cat-tour-list: heading="big" is no value for it'],
  },
  'a heading that is out of range': {
    attributes: 'heading="1"',
    says: ['[cat] cat-tour-list: heading="1" is no value for it'],
  },
  'a heading with a fraction': {
    attributes: 'heading="2.5"',
    says: ['[cat] cat-tour-list: heading="2.5" is no value for it'],
  },
  'one unknown tour among known ones': {
    attributes: 'tours="private-tours queens brooklyn-heights"',
    says: ['[cat] cat-tour-list: tours="queens" is not a tour'],
    shows: [privateTours, brooklyn],
  },
  'only unknown tours': {
    attributes: 'tours="queens"',
    says: ['[cat] cat-tour-list: tours="queens" is not a tour'],
  },
  'a tour named twice': { attributes: 'tours="lower-east-side,lower-east-side"', shows: [eastSide] },
  'tours in capitals and commas': {
    attributes: 'tours="FINANCIAL-DISTRICT, private-tours"',
    shows: [financial, privateTours],
  },
  'empty attributes': { attributes: 'tours="" layout="" theme="" look="" heading="" partner="" lang=""' },
  'attributes nobody knows': {
    attributes: 'colour="red" onclick="" constructor="x" __proto__="y" style="color:red" class="a"',
  },
  'a name out of the prototype as a tour': {
    attributes: 'tours="constructor __proto__ toString"',
    says: ['constructor', '__proto__', 'tostring'].map(
      (name) => `[cat] cat-tour-list: tours="${name}" is not a tour`,
    ),
  },
};

for (const [title, { attributes, says = [], shows = tourTitles }] of Object.entries(rows)) {
  test(`A tour list with ${title} shows tours, and says at most one line for each wrong value`, async ({
    page,
    openHost,
    trouble,
  }) => {
    trouble.allow(/\[cat\]/);
    await openHost(tagHtml(attributes) + tagHtml(attributes));
    await allAlive(page);
    await expect(titles(tourList(page))).toHaveText(shows);
    await expect(titles(page.locator('cat-tour-list').last())).toHaveText(shows);
    expect(trouble.ours().map((line) => line.replace('console warning: ', ''))).toEqual(says);
  });
}

for (const partner of ['a b', 'x&asn=thief', '"><script>', '../../', '%6c', 'ünï', 'a'.repeat(65)]) {
  test(`The nonsense partner ${partner.slice(0, 12)} reaches no address`, async ({
    page,
    openHost,
    trouble,
  }) => {
    trouble.allow(/\[cat\] cat-tour-list: partner=/);
    await openHost(tagHtml(`partner="${partner.replaceAll('"', '&quot;')}"`));
    await allAlive(page);
    const list = tourList(page);
    await expect(list.getByRole('link', { name: 'Reserve' }).first()).toHaveAttribute(
      'href',
      `${origins.services}/embeds/book/catsabouttowntours/items/562630/calendar/?flow=1219724&full-items=yes`,
    );
    await expect(titles(list).first()).toHaveAttribute('href', `${origins.site}/tours/brooklyn-heights`);
    expect(trouble.ours()).toEqual([
      `console warning: [cat] cat-tour-list: partner="${partner}" is no value for it`,
    ]);
  });
}

const guests: [text: string, shown: string, wrong: boolean][] = [
  ['12', '12', false],
  ['', '8', false],
  ['abc', '8', true],
  ['0', '8', true],
  ['31', '8', true],
  ['-4', '8', true],
  ['9.5', '8', true],
  ['1e99', '8', true],
  ['NaN', '8', true],
];

for (const [text, shown, wrong] of guests) {
  test(`A price calculator with guests="${text}" starts with ${shown}`, async ({
    page,
    openHost,
    trouble,
  }) => {
    trouble.allow(/\[cat\] cat-price-calculator: guests=/);
    await openHost(tagHtml(`guests="${text}"`, 'cat-price-calculator'));
    await allAlive(page);
    await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(shown);
    expect(trouble.ours()).toEqual(
      wrong ? [`console warning: [cat] cat-price-calculator: guests="${text}" is no value for it`] : [],
    );
  });
}
