import { prices } from '#content/settings';
import { origins } from '../../../helpers/origins';
import { allAlive, allPictures, titles, tourTitles, visit } from '../../../helpers/tags';
import { partnerPages } from '../../../sandbox/partners/pages';
import { expect, matrixOnly, test } from '../../fixtures';

test('The list of partner pages names every page', async ({ request }) => {
  const answer = await request.get(`${origins.partners}/api/pages.json`);
  expect(await answer.json()).toEqual(
    partnerPages.map(({ name, line, loads }) => ({ name, line, loads, url: `${origins.partners}/${name}` })),
  );
});

for (const [index, { name, says }] of partnerPages.filter((page) => page.loads).entries()) {
  test(
    `The ${name} page shows every tag, and nothing goes wrong`,
    matrixOnly(index > 11),
    async ({ page, consoleGuard }) => {
      if (says) consoleGuard.allow(says);
      await visit(page, `${origins.partners}/${name}`);
      await allAlive(page);
      for (const list of await page.locator('cat-tour-list').all()) {
        await expect(titles(list)).toHaveText(tourTitles);
      }
      for (const calculator of await page.locator('cat-price-calculator').all()) {
        await expect(calculator.getByRole('status')).toContainText(`Total$${prices.privateMinimum}`);
      }
      await allPictures(page);
      if (name === 'two-loaders') {
        expect(consoleGuard.ours()).toEqual([
          expect.stringMatching(/^console warning: \[cat\] loader \S+: \S+ came first and stays$/),
        ]);
      }
    },
  );
}

const deaf: [name: string, allowed: RegExp[]][] = [
  [
    'no-js',
    [/violates the following Content Security Policy directive: "script-src 'none'"/, /loader\.js csp$/],
  ],
  ['blocked', [/127\.0\.0\.1:1\/loader\.js/]],
];

test('Every page where nothing can load is looked at', () => {
  expect(partnerPages.filter((page) => !page.loads).map(({ name }) => name)).toEqual(
    deaf.map(([name]) => name),
  );
});

for (const [name, allowed] of deaf) {
  test(`The ${name} page keeps its links, and they lead where they say`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(...allowed);
    await visit(page, `${origins.partners}/${name}`);
    for (const tag of await page.locator('cat-tour-list, cat-price-calculator').all())
      await expect(tag.getByRole('link').first()).toBeVisible();
    const links = page.locator('cat-tour-list a, cat-price-calculator a');
    for (const link of await links.all()) await expect(link).toBeVisible();
    await links.first().click();
    await expect(page).toHaveURL(`${origins.site}/tours?partner=larkspur`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(consoleGuard.ours()).toEqual([]);
  });
}
