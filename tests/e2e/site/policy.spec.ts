import type { Page } from '@playwright/test';
import { siteRoutes } from '../../helpers/site-routes';
import { requestsEnded, visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

/** Records every violation of the page's policies, enforced or report-only. */
const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const breaches: string[] = [];
    Reflect.set(window, 'breaches', breaches);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      breaches.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
const breaches = (page: Page) => page.evaluate(() => Reflect.get(window, 'breaches') as string[]);

/** Pages for `npm test`. */
const few = new Set(['/', '/booking', '/blog?post=5']);

for (const path of ['/blog?post=5', '/embed/tour-list', ...siteRoutes]) {
  test(
    `violates no policy on ${path}, Trusted Types included`,
    matrixOnly(!few.has(path)),
    async ({ page, consoleGuard }) => {
      const isUnknown = path === '/no-such-cat';
      if (isUnknown) consoleGuard.allow(/404/);
      await recordViolations(page);
      const answer = await visit(page, path);
      // Hosts have no rule for unknown addresses, so the page contains the policy.
      if (isUnknown) await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
      // /embed pages have another policy (tests/unit/build/header-rules.test.ts).
      else if (!path.startsWith('/embed/'))
        expect(answer!.headers()['content-security-policy-report-only']).toContain(
          'require-trusted-types-for',
        );
      await page.evaluate(async () => {
        // Hydrates elements that wait until they are near the window.
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      await requestsEnded(page);
      expect(await breaches(page)).toEqual([]);
    },
  );
}

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
  expect((await breaches(page)).filter((breach) => !breach.startsWith('require-trusted-types-for'))).toEqual(
    [],
  );
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
