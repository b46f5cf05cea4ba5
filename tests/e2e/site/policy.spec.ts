import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^(index|snippets|admin)/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace('.html', '')}`);

/** Has the page note every breach of its policy, reported ones too. */
const noteBreaches = (page: Page) =>
  page.addInitScript(() => {
    const breaches: string[] = [];
    Reflect.set(window, 'breaches', breaches);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      breaches.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
const breaches = (page: Page) => page.evaluate(() => Reflect.get(window, 'breaches') as string[]);

/** The first, and one with a frame. */
const few = new Set(['/', '/booking', '/blog?post=5']);

for (const path of ['/', '/blog?post=5', ...pages]) {
  test(
    `${path} keeps its own policy, and would under enforced Trusted Types`,
    matrixOnly(!few.has(path)),
    async ({ page, consoleGuard }) => {
      if (path === '/404') consoleGuard.allow(/404: no page/);
      await noteBreaches(page);
      const answer = await visit(page, path);
      // No rule of a host names the page for addresses that do not exist: it brings the policy itself.
      if (path === '/404')
        await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
      // What partners frame has a policy of its own (tests/unit/build/header-rules.test.ts).
      else if (!path.startsWith('/embed/'))
        expect(answer!.headers()['content-security-policy-report-only']).toContain(
          'require-trusted-types-for',
        );
      await page.evaluate(async () => {
        // Brings everything near the window to life that waits for it.
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      await page.waitForLoadState('networkidle');
      expect(await breaches(page)).toEqual([]);
    },
  );
}

test('The provider’s overlay works under the policy: only Trusted Types report it', async ({ page }) => {
  await noteBreaches(page);
  await visit(page, '/tours');
  await expect.poll(() => page.evaluate(() => 'FH' in window)).toBe(true);
  await page.evaluate(() => {
    const { FH } = window as unknown as { FH: { open(options: object): void } };
    FH.open({ shortname: 'sample', view: { item: 562630 } });
  });
  const frame = page.frameLocator('#fareharbor-lightframe-iframe');
  await expect(frame.locator('body')).not.toBeEmpty();
  await expect(page.locator('#fareharbor-lightframe-shade')).toHaveCSS('position', 'absolute');
  expect((await breaches(page)).filter((breach) => !breach.startsWith('require-trusted-types-for'))).toEqual(
    [],
  );
});

test('A script that somebody slips into the page does not run', async ({ page, consoleGuard }) => {
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
