import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { schedules, season } from '#content/tour-schedules';
import { nextDepartureDay } from '../../../../widgets/kit/schedule/departures';
import { watchShifts } from '../../../helpers/layout-shift';
import { recordBookings } from '../../../helpers/calendar';
import { origins } from '../../../helpers/origins';
import { requestsEnded, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const calendar = (page: Page) => page.locator('cat-booking-calendar');
const frame = (page: Page) => calendar(page).locator('iframe');
const days = (page: Page) => calendar(page).locator('.day');

/** Noon in New York, 40 days before the season begins. */
const beforeSeason = new Date(Date.UTC(2026, season.from - 1, 1, 17) - 40 * 24 * 3_600_000);

test.describe('The schedule', () => {
  test('shows the first departure of the season in winter', async ({ page }) => {
    await page.clock.setFixedTime(beforeSeason);
    await visit(page, '/tours/lower-east-side');
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(days(page)).toHaveCount(1);
    const walk = schedules.filter(({ slug }) => slug === 'lower-east-side');
    const { date } = nextDepartureDay(walk, season, beforeSeason.getTime())!;
    await expect(days(page).locator('time').first()).toHaveAttribute('datetime', date);
    await expect(calendar(page).locator('.schedule-note span')).toHaveText(
      'No walks in the next 30 days. The season begins again with this one.',
    );
  });

  test('shows an error when the code of calendar files does not load', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/booking-calendar-download-ics/, /Failed to load resource/);
    await page.route('**/booking-calendar-download-ics.js*', (route) => route.abort());
    await visit(page, '/tours/financial-district');
    await calendar(page).scrollIntoViewIfNeeded();
    const button = days(page).first().getByRole('button').first();
    await button.click();
    const alert = days(page).first().getByRole('alert');
    await expect(alert).toHaveText('This could not be loaded. Please try again later.');
    await expect(button).toBeFocused();
    await page.unroute('**/booking-calendar-download-ics.js*');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^financial-district-.+\.ics$/);
    await expect(alert).toHaveCount(0);
  });
});

test.describe('The live calendar', () => {
  test('requests nothing of the provider until it is near the window', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    await visit(page, '/tours/brooklyn-heights');
    await requestsEnded(page);
    expect(requested.filter((url) => /embeds\/(calendar|book)/.test(url))).toEqual([]);
    await page.locator('main a[href="#book-now"]').first().click();
    await expect(frame(page)).toBeVisible();
  });

  test('counts one booking when it is entered by keyboard', async ({ page }) => {
    const noted = await recordBookings(page);
    await visit(page, '/tours/brooklyn-heights#book-now');
    await expect(calendar(page).locator('[data-state=shown]')).toBeVisible();
    await calendar(page).locator('.departure-keep').last().focus();
    await page.keyboard.press('Tab');
    for (let round = 0; round < 2; round++) {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName))
        .toBe('iframe');
      const foot = calendar(page).getByRole('link', { name: 'Open the calendar in a new tab' });
      for (let count = 0; count < 30 && !(await foot.evaluate((link) => link.matches(':focus'))); count++)
        await page.keyboard.press('Tab');
      await expect(foot).toBeFocused();
      await page.keyboard.press('Shift+Tab');
    }
    await expect.poll(noted).toEqual({
      heard: [{ tour: 'brooklyn-heights', item: 562630, partner: '', way: 'frame' }],
      counted: [{ event: 'begin_booking', item_id: 562630 }],
    });
  });

  test('lets the provider open a payment window', async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights#book-now');
    const frame = page.frameLocator('cat-booking-calendar iframe');
    await expect(frame.locator('#payment')).toHaveText('yes');
    await frame.getByRole('listitem').getByRole('link').first().click();
    const [payment] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('button', { name: 'Continue to payment' }).click(),
    ]);
    // Its button appears before its script runs.
    await payment.waitForLoadState();
    await payment.getByRole('button', { name: 'Pay now' }).click();
    await expect(frame.getByRole('status')).toHaveText('Booked. Thank you!');
  });
});

test('counts the page’s booking links once', async ({ page }) => {
  const noted = await recordBookings(page);
  await visit(page, '/');
  await page.waitForFunction(() => 'FH' in window);
  const row = page.getByRole('row').filter({ has: page.locator('[href*="/items/562630/"]') });
  await row.getByRole('link', { name: 'Reserve' }).click();
  await expect(page.locator('#fareharbor-lightframe')).toBeVisible();
  await expect
    .poll(async () => (await noted()).counted)
    .toEqual([{ event: 'begin_booking', item_id: 562630 }]);
  await page.locator('#fareharbor-lightframe-close').click();
  await page.getByRole('banner').getByRole('link', { name: 'Book a Tour' }).click();
  await expect(page).toHaveURL('/booking');
  await expect
    .poll(async () => (await noted()).counted)
    .toEqual([{ event: 'begin_booking', item_id: 562630 }, { event: 'reserve_button_click' }]);
});

test('opens the calendar of a tour page’s reserve button in a new tab', async ({ page }) => {
  await visit(page, '/tours/brooklyn-heights');
  const button = page.locator('cat-reserve-button').getByRole('link');
  await button.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => 'FH' in window && customElements.get('cat-reserve-button'));
  const tab = page.waitForEvent('popup');
  await button.click();
  await expect(await tab).toHaveURL(
    `${origins.booking}/embeds/book/${fareharbor.company}/items/562630/calendar/?flow=1219724&full-items=yes`,
  );
  await expect(page.locator('#fareharbor-lightframe')).toHaveCount(0);
});

for (const path of ['/booking?itemId=562633', '/tours/brooklyn-heights']) {
  test(`shifts nothing on a phone when it hydrates on ${path}`, async ({ page, consoleGuard }) => {
    // Late fonts would shift text.
    consoleGuard.allow(/\/fonts\//);
    await page.route('**/fonts/**', (route) => route.abort());
    await page.clock.setFixedTime(new Date('2026-06-10T16:00:00Z'));
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchShifts(page, 'header');
    await visit(page, path);
    const shown = calendar(page).locator('[data-state=shown]');
    // Until the element has read the query, it shows the departures of all walks, which are higher.
    if (path.startsWith('/booking')) await expect(shown).toBeAttached();
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
    expect(await shifts()).toEqual({ sum: 0, moved: [] });
  });
}
