import { siteRoutes } from '../../../helpers/site-routes';
import { expectNoViolation } from '../../../helpers/violations';
import { test } from '../../fixtures';

for (const path of ['/embed/tour-list', ...siteRoutes])
  test(`violates no policy on ${path}, Trusted Types included`, async ({ page, consoleGuard }) => {
    if (path === '/no-such-cat') consoleGuard.allow(/404/);
    await expectNoViolation(page, path);
  });
