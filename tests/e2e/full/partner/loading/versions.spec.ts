import { delayRequests } from '../../../../helpers/delay-requests';
import { origins } from '../../../../helpers/origins';
import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const isOurs = (url: URL) => url.origin === origins.site && url.pathname === '/loader.js';
const isOther = (url: URL) => url.origin === origins.partners && url.pathname === '/loader.js';

for (const [title, isLate, line] of [
  ['The current version loads first', isOther, /\[cat\] loader 1\.0\.0-other: 1\.0\.0 came first and stays$/],
  ['The other version comes first', isOurs, /\[cat\] loader 1\.0\.0: 1\.0\.0-other came first and stays$/],
] as const) {
  test(`${title}: runs the elements, and the later loader logs one line`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\[cat\] loader/);
    const release = await delayRequests(page, isLate);
    await page.goto(`${origins.partners}/two-loaders`, { waitUntil: 'commit' });
    await allHydrated(page);
    release();
    await page.waitForLoadState('load');
    await expect.poll(consoleGuard.productLines).toEqual([expect.stringMatching(line)]);
    await page.evaluate(() => document.body.append(document.createElement('cat-tour-list')));
    await allHydrated(page);
    expect(consoleGuard.productLines()).toHaveLength(1);
  });
}
