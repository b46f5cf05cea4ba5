import type { Page } from '@playwright/test';
import { requestsEnded, visit } from './tags';
import { expect } from './expect';

/** Records every violation of the page's policies, enforced or report-only. */
export const recordViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(window, 'violations', violations);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });

export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'violations') as string[]);

/** Opens a page of our site, hydrates all of it, and expects no violation, of Trusted Types neither. */
export async function expectNoViolation(page: Page, path: string): Promise<void> {
  await recordViolations(page);
  const answer = await visit(page, path);
  // Hosts have no rule for unknown addresses, so the page contains the policy.
  if (answer!.status() === 404)
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  // /embed pages have another policy (tests/unit/build/header-rules.test.ts).
  else if (!path.startsWith('/embed/'))
    expect(answer!.headers()['content-security-policy-report-only']).toContain('require-trusted-types-for');
  await page.evaluate(async () => {
    // Hydrates elements that wait until they are near the window.
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await requestsEnded(page);
  expect(await violations(page)).toEqual([]);
}
