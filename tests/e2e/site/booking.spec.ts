import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { schedules, season } from '#content/tour-schedules';
import { nextDepartureDay } from '../../../widgets/kit/schedule/departures';
import { watchShifts } from '../../helpers/layout-shift';
import { origins } from '../../helpers/origins';
import { requestsEnded, visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

const calendar = (page: Page) => page.locator('cat-booking-calendar');
const frame = (page: Page) => calendar(page).locator('iframe');
const days = (page: Page) => calendar(page).locator('.day');

/** Noon in New York, 40 days before the season begins. */
const beforeSeason = new Date(Date.UTC(2026, season.from - 1, 1, 17) - 40 * 24 * 3_600_000);

/** Records booking events and analytics entries. Returns a function that returns them. */
async function listen(page: Page): Promise<() => Promise<{ heard: unknown[]; counted: unknown[] }>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    const dataLayer: unknown[] = [];
    addEventListener('cat-booking-start', (event) => heard.push((event as CustomEvent).detail));
    Object.assign(window, { heard, dataLayer });
  });
  return () =>
    page.evaluate(() => {
      const { heard, dataLayer } = window as unknown as { heard: unknown[]; dataLayer: unknown[] };
      return { heard, counted: dataLayer };
    });
}

test.describe('The booking page', () => {
  test('links to its calendar and to our e-mail', async ({ page }) => {
    await visit(page, '/booking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Historical Cat Tour');
    await page.getByRole('link', { name: 'View Calendar' }).click();
    await expect(page.locator('#calendar')).toBeInViewport();
    await expect(page).toHaveURL('/booking#calendar');
    await expect(page.getByRole('main').getByRole('link', { name: /^Email / })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(frame(page)).toHaveAttribute(
      'src',
      `${origins.booking}/embeds/calendar/${fareharbor.company}/items/?fallback=simple&full-items=yes&flow=1219724`,
    );
    await expect(
      page.frameLocator('cat-booking-calendar iframe').getByRole('heading', { level: 1 }),
    ).toHaveText('Book All tours');
    await expect(calendar(page).locator('[data-state=shown]')).toBeVisible();
  });

  for (const [query, item, heading] of [
    ['itemId=577800', '577800/', 'Book Financial District'],
    ['itemId=577800abc', '', 'Book All tours'],
  ] as const) {
    const title = `with ?${query} shows ${heading.toLowerCase().replace('book ', '')}`;
    test(title, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) asked.push(request.url());
      });
      await visit(page, `/booking?${query}`);
      await calendar(page).scrollIntoViewIfNeeded();
      await expect(
        page.frameLocator('cat-booking-calendar iframe').getByRole('heading', { level: 1 }),
      ).toHaveText(heading);
      expect(asked.map((url) => new URL(url).pathname)).toEqual([
        `/embeds/calendar/${fareharbor.company}/items/${item}`,
      ]);
      const foot = calendar(page).getByRole('link', { name: 'Open the calendar in a new tab' });
      await expect(foot).toHaveAttribute(
        'href',
        new RegExp(`/items/${item}${item && 'calendar/'}\\?flow=1219724&full-items=yes$`),
      );
    });
  }
});

test.describe('The schedule', () => {
  test.describe('In Tokyo', () => {
    test.use({ timezoneId: 'Asia/Tokyo' });
    test('begins with the day in New York', async ({ page }) => {
      // Friday night in New York, Saturday noon in Tokyo.
      await page.clock.setFixedTime(new Date('2025-06-07T03:00:00Z'));
      await visit(page, '/booking');
      await calendar(page).scrollIntoViewIfNeeded();
      await expect(days(page).first()).toContainText('Saturday Jun 7');
    });
  });

  test('shows the first departure of the season in winter', rare, async ({ page }) => {
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

  test('opens the calendar of the tour by keyboard, over the page', async ({ page }) => {
    const noted = await listen(page);
    await page.clock.setFixedTime(new Date('2025-06-03T12:00:00-04:00'));
    await visit(page, '/booking');
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(days(page)).toHaveCount(8);
    await page.waitForFunction(() => 'FH' in window);
    const link = days(page).nth(1).getByRole('link').nth(1);
    await expect(link).toHaveAccessibleName('2:00 PM Lower East Side Sunday, June 8');
    await days(page).nth(1).getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#fareharbor-lightframe iframe')).toHaveAttribute(
      'src',
      /items\/604533\/calendar\//,
    );
    // The count follows the event after its code has loaded.
    await expect.poll(noted).toEqual({
      heard: [{ tour: 'lower-east-side', item: 604533, partner: '', way: 'lightframe' }],
      counted: [{ event: 'begin_booking', item_id: 604533 }],
    });
  });

  test(
    'shows an error when the code of calendar files does not load',
    rare,
    async ({ page, consoleGuard }) => {
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
    },
  );
});

test.describe('The live calendar', () => {
  test('requests nothing until it is near the window', rare, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await visit(page, '/tours/brooklyn-heights');
    await requestsEnded(page);
    expect(asked.filter((url) => /booking-calendar|embeds\/(calendar|book)/.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Check Available Dates' }).first().click();
    await expect(frame(page)).toBeVisible();
  });

  test('counts one booking when it is entered by keyboard', rare, async ({ page }) => {
    const noted = await listen(page);
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

  test('lets the provider open a payment window', rare, async ({ page }) => {
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
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the schedule in words with links to the provider', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/tours/financial-district');
    const schedule = calendar(page).locator('.schedule');
    await expect(schedule).toContainText('Financial District Cat Tour, Saturdays, 2:00 PM');
    const url = `${origins.booking}/embeds/book/${fareharbor.company}/items/577800/calendar/?flow=1219724&full-items=yes`;
    for (const name of [
      'Financial District Cat Tour',
      'Open the booking page',
      'Open the calendar in a new tab',
    ])
      await expect(calendar(page).getByRole('link', { name })).toHaveAttribute('href', url);
    await expect(calendar(page)).not.toContainText('Loading');
  });
});

for (const path of ['/', '/press-kit']) {
  test(`links to the gift cards of the provider from ${path}`, matrixOnly(path !== '/'), async ({ page }) => {
    await visit(page, path);
    const links = page.locator('a', { hasText: /gift card/i });
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all())
      await expect(link).toHaveAttribute(
        'href',
        `${origins.booking}/embeds/book/${fareharbor.company}/items/562633/calendar/?flow=1219724&full-items=yes`,
      );
  });
}

for (const path of ['/', '/about']) {
  test(`ends ${path} with the call to book`, matrixOnly(path !== '/'), async ({ page }) => {
    await visit(page, path);
    const last = page.getByRole('main').locator('section').last();
    await expect(last.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(last.getByRole('link')).toHaveAttribute('href', '/booking');
  });
}

test('counts the page’s booking links once', rare, async ({ page }) => {
  const noted = await listen(page);
  await visit(page, '/');
  await page.waitForFunction(() => 'FH' in window);
  const row = page.getByRole('row', { name: /Brooklyn Heights/ });
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

test('opens the calendar of a tour page’s reserve button in a new tab', rare, async ({ page }) => {
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

test('Calendar cannot be opened from reserve button: opens the booking page with a toast', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route('**/embeds/api/v1/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: ';' }),
  );
  await visit(page, '/tours/brooklyn-heights');
  const button = page.locator('cat-reserve-button').getByRole('link');
  await button.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('cat-reserve-button'));
  await button.hover();
  await requestsEnded(page);
  await button.click();
  await expect(page).toHaveURL('/booking');
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Booking Error');
  await expect(toast).toContainText(
    "We're having trouble opening the booking calendar. Please try again later.",
  );
});
