import { origins } from '../../../helpers/origins';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const deaf: [name: string, allowed: RegExp[]][] = [
  [
    'no-js',
    [/violates the following Content Security Policy directive: "script-src 'none'"/, /loader\.js csp$/],
  ],
  ['blocked', [/127\.0\.0\.1:1\/loader\.js/]],
];

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
