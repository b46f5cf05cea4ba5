import { fareharbor } from '#content/booking-service';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { clearServices, received, setFault } from '../../../helpers/services';
import { allAlive } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

for (const [title, fault, lines] of [
  ['never answers', { mode: 'hang' }, 0],
  ['cuts the connection', { mode: 'cut' }, 1],
] as const) {
  test(`Provider script fails to load: while it ${title}, the calendar opens in a tab`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/embeds\/api\/v1/, /\[cat\] booking script/);
    await setFault('fareharbor-script', fault);
    await openHost(tagHtml('partner="larkspur"'));
    await allAlive(page);
    expect(await received()).toEqual([]);
    const button = page.getByRole('link', { name: 'Reserve Your Spot' }).first();
    await button.hover();
    await expect.poll(async () => (await received()).map(({ path }) => path)).toEqual(['/embeds/api/v1/']);
    await expect.poll(consoleGuard.ours).toHaveLength(lines);
    const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    const last = (await received()).at(-1)!;
    expect({ path: last.path, query: last.query, cookie: last.headers['cookie'] }).toEqual({
      path: `/embeds/book/${fareharbor.company}/items/562630/calendar/`,
      query: {
        flow: '1219724',
        'full-items': 'yes',
        asn: 'larkspur',
        'asn-ref': 'larkspur',
        ref: 'larkspur',
      },
      cookie: undefined,
    });
    expect(tab.url().startsWith(origins.services)).toBe(true);
  });
}
