import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { schedules, season } from '#content/tour-schedules';
import { nextDepartureDay } from '../../../widgets/kit/schedule/departures';
import { watchShifts } from '../../helpers/layout-shift';
import { origins } from '../../helpers/origins';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

const calendar = (page: Page) => page.locator('cat-booking-calendar');
const frame = (page: Page) => calendar(page).locator('iframe');
const days = (page: Page) => calendar(page).locator('.day');

/** Returns what leaves first from an instant on, as the strip writes it. */
const leaving = (now: string | Date, slug?: string) =>
  nextDepartureDay(
    schedules.filter((tour) => !slug || tour.slug === slug),
    season,
    new Date(now).getTime(),
  )!;
function firstDay(now: string | Date, slug?: string): [weekday: string, day: string] {
  const date = new Date(`${leaving(now, slug).date}T12:00:00Z`);
  const written = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
  return [written({ weekday: 'long' }), written({ month: 'short', day: 'numeric' })];
}
/** Noon in New York, longer than 30 days before the season begins. */
const beforeSeason = new Date(Date.UTC(2026, season.from - 1, 1, 17) - 40 * 24 * 3_600_000);

/** Notes the detail of every booking event, and every entry for analytics. */
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
  test('leads to its calendar and to us by mail', async ({ page }) => {
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
      `${origins.services}/embeds/calendar/${fareharbor.company}/items/?fallback=simple&full-items=yes&flow=1219724`,
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
  for (const [zone, now, first] of [
    // Friday night in New York, Saturday noon in Tokyo.
    ['Asia/Tokyo', '2025-06-07T03:00:00Z', ['Saturday', 'Jun 7']],
  ] as const) {
    test(`begins with ${first.join(', ')} for a visitor in ${zone} at ${now}`, async ({ browser }) => {
      const context = await browser.newContext({ timezoneId: zone, baseURL: origins.site });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(now));
      await visit(page, '/booking');
      await calendar(page).scrollIntoViewIfNeeded();
      await expect(days(page).first().locator('.day-week')).toHaveText(first[0]);
      await expect(days(page).first().locator('b').first()).toHaveText(first[1]);
      await context.close();
    });
  }

  test('says in winter that nothing leaves, and what leaves first', rare, async ({ page }) => {
    await page.clock.setFixedTime(beforeSeason);
    await visit(page, '/tours/lower-east-side');
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(days(page)).toHaveCount(1);
    await expect(days(page)).toContainText(firstDay(beforeSeason, 'lower-east-side')[1]);
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
    // The count follows the event as soon as its code is at hand.
    await expect.poll(noted).toEqual({
      heard: [{ tour: 'lower-east-side', item: 604533, partner: '', way: 'lightframe' }],
      counted: [{ event: 'begin_booking', item_id: 604533 }],
    });
  });

  test('hands out a date for one’s own calendar', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-06-03T12:00:00-04:00'));
    await visit(page, '/tours/financial-district');
    await calendar(page).scrollIntoViewIfNeeded();
    const button = calendar(page).getByRole('button', {
      name: 'Add to calendar: Financial District, Saturday, June 7, 2:00 PM',
    });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('financial-district-2025-06-07.ics');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString().replaceAll('\r\n ', '');
    expect(text).toContain('\r\nDTSTART:20250607T180000Z\r\nDTEND:20250607T200000Z\r\n');
    expect(text).toContain('\r\nSUMMARY:Financial District Cat Tour\r\n');
    expect(text).toContain(`\r\nURL:${origins.site}/tours/financial-district\r\n`);
  });

  test(
    'says so where such a date cannot be fetched, and hands it out once it can',
    rare,
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/booking-calendar-keep-date/, /Failed to load resource/);
      await page.route('**/booking-calendar-keep-date.js*', (route) => route.abort());
      await visit(page, '/tours/financial-district');
      await calendar(page).scrollIntoViewIfNeeded();
      const button = days(page).first().getByRole('button').first();
      await button.click();
      const said = days(page).first().getByRole('alert');
      await expect(said).toHaveText('This could not be loaded. Please try again later.');
      await expect(button).toBeFocused();
      await page.unroute('**/booking-calendar-keep-date.js*');
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toMatch(/^financial-district-.+\.ics$/);
      await expect(said).toHaveCount(0);
    },
  );
});

test.describe('The live calendar', () => {
  test('costs a page nothing until it is near', rare, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await visit(page, '/tours/brooklyn-heights');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /booking-calendar|embeds\/(calendar|book)/.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Check Available Dates' }).first().click();
    await expect(frame(page)).toBeVisible();
  });

  test('is entered and left by keyboard, which counts as one booking begun', rare, async ({ page }) => {
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

  test('lets the provider take a payment in a window of its own', rare, async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights#book-now');
    const frame = page.frameLocator('cat-booking-calendar iframe');
    await expect(frame.locator('#payment')).toHaveText('yes');
    await frame.getByRole('listitem').getByRole('link').first().click();
    const [payment] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('button', { name: 'Continue to payment' }).click(),
    ]);
    // Its button is there before the script that listens to it.
    await payment.waitForLoadState();
    await payment.getByRole('button', { name: 'Pay now' }).click();
    await expect(frame.getByRole('status')).toHaveText('Booked. Thank you!');
  });

  for (const width of [390]) {
    for (const path of ['/booking?itemId=562633', '/tours/brooklyn-heights']) {
      const title = `moves nothing as it comes to life on ${path}, ${width} pixels wide`;
      test(title, async ({ page, consoleGuard }) => {
        // A face that arrives late moves words a little, which is not the calendar's doing.
        consoleGuard.allow(/\/fonts\//);
        await page.route('**/fonts/**', (route) => route.abort());
        await page.setViewportSize({ width, height: 844 });
        const shifts = await watchShifts(page, 'header');
        await visit(page, path);
        await calendar(page).scrollIntoViewIfNeeded();
        await expect(calendar(page).locator('[data-state=shown]')).toBeVisible();
        expect(await shifts()).toEqual({ sum: 0, moved: [] });
      });
    }
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the schedule stands there in words, with ways to the provider', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/tours/financial-district');
    const schedule = calendar(page).locator('.schedule');
    await expect(schedule).toContainText('Financial District Cat Tour, Saturdays, 2:00 PM');
    const url = `${origins.services}/embeds/book/${fareharbor.company}/items/577800/calendar/?flow=1219724&full-items=yes`;
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
  test(`${path} sells its gift cards at the provider`, matrixOnly(path !== '/'), async ({ page }) => {
    await visit(page, path);
    const links = page.locator('a', { hasText: /gift card/i });
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all())
      await expect(link).toHaveAttribute(
        'href',
        `${origins.services}/embeds/book/${fareharbor.company}/items/562633/calendar/?flow=1219724&full-items=yes`,
      );
  });
}

for (const path of ['/', '/about']) {
  test(`${path} ends with the call to book`, matrixOnly(path !== '/'), async ({ page }) => {
    await visit(page, path);
    const last = page.getByRole('main').locator('section').last();
    await expect(last.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(last.getByRole('link')).toHaveAttribute('href', '/booking');
  });
}

test('The page’s own ways to book are counted once', rare, async ({ page }) => {
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

test(
  'The reserve button of a tour opens its calendar in a new tab, though the lightframe is there',
  rare,
  async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights');
    const button = page.locator('cat-reserve-button').getByRole('link');
    await button.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => 'FH' in window && customElements.get('cat-reserve-button'));
    await button.hover();
    await page.waitForLoadState('networkidle');
    const tab = page.waitForEvent('popup');
    await button.click();
    await expect(await tab).toHaveURL(
      `${origins.services}/embeds/book/${fareharbor.company}/items/562630/calendar/?flow=1219724&full-items=yes`,
    );
    await expect(page.locator('#fareharbor-lightframe')).toHaveCount(0);
  },
);

test('Calendar cannot be opened from reserve button: the pop-up blocker leads to the booking page, where the notice still stands', async ({
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
  await page.waitForLoadState('networkidle');
  await button.click();
  await expect(page).toHaveURL('/booking');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Booking Error');
  await expect(notice).toContainText(
    "We're having trouble opening the booking calendar. Please try again later.",
  );
});
