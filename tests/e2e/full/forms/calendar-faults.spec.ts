import { fareharbor } from '#content/booking-service';
import { calendarOf, expectFailed, expectTall } from '../../../helpers/calendar';
import { watchShifts } from '../../../helpers/layout-shift';
import { tagHtml } from '../../../helpers/host-page';
import { clearServices, received, setFault } from '../../../helpers/services';
import { allHydrated, requestsEnded, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

const tour = '/tours/financial-district';
const own = /\/embeds\/book\/[\w-]+\/items\/577800\/calendar\/\?flow=1219724&full-items=yes$/;

test.describe('First-party', () => {
  test('shows a spinner while the provider is slow, without a layout shift', async ({
    page,
    consoleGuard,
  }) => {
    await setFault('fareharbor-frame', { mode: 'slow', ms: 1500 });
    consoleGuard.allow(/\/fonts\//);
    await page.route('**/fonts/**', (route) => route.abort());
    const shifts = await watchShifts(page, 'header');
    await visit(page, tour);
    const { tag, live, frame, foot } = calendarOf(page);
    await live.scrollIntoViewIfNeeded();
    await expect(tag.getByRole('status')).toHaveText('Loading calendar...');
    await expect(frame).toBeHidden();
    await expectTall(live);
    await expect(foot).toHaveAttribute('href', own);
    await expect(frame).toBeVisible();
    await expect(tag.getByRole('status')).toBeEmpty();
    await expectTall(live);
    expect(await shifts()).toEqual({ sum: 0, moved: [] });
  });

  test('Embedded calendar fails: shows the failure after 15 s without an answer, without a layout shift', async ({
    page,
    consoleGuard,
  }) => {
    await page.clock.install();
    await setFault('fareharbor-frame', { mode: 'hang' });
    consoleGuard.allow(/\/fonts\//);
    await page.route('**/fonts/**', (route) => route.abort());
    const shifts = await watchShifts(page, 'header, cat-toasts');
    // The 15 s start with the probe, a moment after the spinner appears.
    const probed = page.waitForRequest(
      (request) => request.method() === 'HEAD' && request.url().includes('/embeds/'),
    );
    await visit(page, tour);
    const { live, tag } = calendarOf(page);
    await live.scrollIntoViewIfNeeded();
    await expect(tag.getByRole('status')).toHaveText('Loading calendar...');
    await probed;
    // The clock also runs by itself: a slow machine has three seconds.
    await page.clock.fastForward(12_000);
    await expect(tag.getByRole('status')).toHaveText('Loading calendar...');
    await page.clock.fastForward(3_000);
    await expectFailed(page, own);
    expect(await shifts()).toEqual({ sum: 0, moved: [] });
  });

  test('shows the failure when the connection is cut; "Try again" reloads the page', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/embeds\/calendar/);
    await setFault('fareharbor-frame', { mode: 'cut' });
    await visit(page, tour);
    const { live, failure, frame } = calendarOf(page);
    await live.scrollIntoViewIfNeeded();
    await expectFailed(page, own);
    await clearServices();
    await page.evaluate(() => Object.assign(window, { before: true }));
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
    await live.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
  });

  test('keeps the provider link below the frame when the provider forbids framing', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/embeds\/calendar|frame/i);
    await setFault('fareharbor-frame', { mode: 'forbid-framing' });
    await visit(page, tour);
    const { live, frame, foot } = calendarOf(page);
    await live.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    const [tab] = await Promise.all([page.waitForEvent('popup'), foot.click()]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Book Financial District');
  });

  test('shows the failure when the visitor goes offline while it loads', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/embeds|ERR_INTERNET_DISCONNECTED/);
    await setFault('fareharbor-frame', { mode: 'hang' });
    await visit(page, tour);
    const { live, tag } = calendarOf(page);
    await live.scrollIntoViewIfNeeded();
    await expect(tag.getByRole('status')).toHaveText('Loading calendar...');
    // The code of toasts loads with the frame.
    await page.waitForLoadState('domcontentloaded');
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/show-toast.js')),
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await expectFailed(page, own);
  });
});

test.describe('Third-party', () => {
  const attributed =
    /\/items\/562630\/calendar\/\?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur$/;
  const body = tagHtml('partner="larkspur" tour="brooklyn-heights"', 'cat-booking-calendar');

  test('requests nothing before a press, and offers files and "Try again" on a failure', async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/embeds\/calendar/);
    await setFault('fareharbor-frame', { mode: 'cut' });
    await openHost(`${body}<p style="margin-top: 3000px">Breakfast until eleven.</p>`);
    await allHydrated(page);
    await page.getByText('Breakfast').scrollIntoViewIfNeeded();
    await requestsEnded(page);
    expect(await received()).toEqual([]);
    await page.evaluate(() => Object.assign(window, { before: true }));
    const { tag, failure, frame } = calendarOf(page);
    await tag.getByRole('button', { name: 'Show live calendar' }).click();
    await expectFailed(page, attributed);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tag
        .getByRole('button', { name: /^Add to calendar/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^brooklyn-heights-.*\.ics$/);
    await clearServices();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(frame).toBeVisible();
    await expect(failure).toHaveCount(0);
    expect(await page.evaluate(() => 'before' in window)).toBe(true);
    const requested = await received();
    expect(new Set(requested.map(({ path }) => path))).toEqual(
      new Set([`/embeds/calendar/${fareharbor.company}/items/562630/`]),
    );
    for (const { query, headers } of requested) {
      expect(query).toEqual({
        fallback: 'simple',
        'full-items': 'yes',
        flow: '1219724',
        asn: 'larkspur',
        'asn-ref': 'larkspur',
        ref: 'larkspur',
      });
      expect(headers['cookie']).toBeUndefined();
    }
  });
});
