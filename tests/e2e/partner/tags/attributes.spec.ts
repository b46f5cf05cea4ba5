import { tagHtml } from '../../../helpers/host-page';
import { allHydrated, titles, tourTitles } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const [, financial, , privateTours] = tourTitles;

const lists: [attributes: string, shown: readonly string[], warnings: string[]][] = [
  ['heading="2.5"', tourTitles, ['heading="2.5" is no value for it']],
  ['tours="FINANCIAL-DISTRICT, private-tours"', [financial, privateTours], []],
  ['tours="" layout="" theme="" look="" heading="" partner="" lang=""', tourTitles, []],
  [
    'color="red" constructor="x" __proto__="y" style="color:red" class="a" data-a aria-label="b" v-c @d onclick=""',
    tourTitles,
    [],
  ],
  [
    'tours="constructor __proto__"',
    tourTitles,
    ['tours="constructor" is not a tour', 'tours="__proto__" is not a tour'],
  ],
];

test('shows tours and logs one line per value when attributes are wrong', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]/);
  // Each element twice, because a line is logged once.
  await openHost(lists.map(([attributes]) => tagHtml(attributes).repeat(2)).join(''));
  await allHydrated(page);
  for (const [index, [attributes, shown]] of lists.entries()) {
    for (const nth of [index * 2, index * 2 + 1]) {
      const shownTitles = titles(page.locator('cat-tour-list').nth(nth));
      await expect.soft(shownTitles, attributes).toHaveText(shown);
    }
  }
  const expected = lists.flatMap(([, , warnings]) =>
    warnings.map((line) => `console warning: [cat] cat-tour-list: ${line}`),
  );
  await expect.poll(() => consoleGuard.productLines().sort()).toEqual(expected.sort());
});
