import { expectNoViolation, recordViolations, violations } from '../../helpers/violations';
import { visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

for (const path of ['/', '/booking', '/blog?post=5'])
  test(`violates no policy on ${path}, Trusted Types included`, ({ page }) => expectNoViolation(page, path));

test('allows the provider’s overlay, which only Trusted Types report', async ({ page }) => {
  await recordViolations(page);
  await visit(page, '/tours');
  await expect.poll(() => page.evaluate(() => 'FH' in window)).toBe(true);
  await page.evaluate(() => {
    const { FH } = window as unknown as { FH: { open(options: object): void } };
    FH.open({ shortname: 'sample', view: { item: 562630 } });
  });
  const frame = page.frameLocator('#fareharbor-lightframe-iframe');
  await expect(frame.locator('body')).not.toBeEmpty();
  await expect(page.locator('#fareharbor-lightframe-shade')).toHaveCSS('position', 'absolute');
  expect(
    (await violations(page)).filter((violation) => !violation.startsWith('require-trusted-types-for')),
  ).toEqual([]);
});

test('blocks injected scripts', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Content Security Policy|inline script|404/);
  await visit(page, '/');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'window.slipped = 1' }),
    );
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.slipped = 1">');
  });
  await expect.poll(() => consoleGuard.lines.some((line) => /404/.test(line))).toBe(true);
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
});
