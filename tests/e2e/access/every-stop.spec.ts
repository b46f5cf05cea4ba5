import { coveredStops } from '../../helpers/access/focus';
import { faintStops } from '../../helpers/access/focus-ring';
import { siteRoutes } from '../../helpers/site-routes';
import { visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/404/));

/** Pages on which the header and the footer are looked at, too: one that begins with a picture, and one that does not. */
const chromeOn = ['/', '/contact'];

siteRoutes.forEach((route, index) => {
  // Colors do not depend on the width, nor places on the colors: each is seen on every page, and by turns together.
  const [narrow, wide] = index % 2 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  for (const [width, colorScheme] of [
    [390, narrow],
    [1280, wide],
  ] as const) {
    test(`The focus is plain to see everywhere on ${route}, ${colorScheme}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await visit(page, route);
      expect(await faintStops(page, { chrome: chromeOn.includes(route) })).toEqual([]);
    });
  }

  for (const size of ['1280x640', '1280x720', '1280x768', '1280x800', '640x400', '390x844', '375x667']) {
    test(`Nothing covers what has the focus, nor what is typed: ${route} at ${size}`, async ({ page }) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await visit(page, route);
      expect(await coveredStops(page)).toEqual([]);
    });
  }
});
