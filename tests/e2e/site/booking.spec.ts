import { tours } from '#content/tours';
import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { recordBookings } from '../../helpers/calendar';
import { origins } from '../../helpers/origins';
import { requestsEnded, visit, tourPlaces } from '../../helpers/tags';
import { headings } from '../../helpers/headings';
import { expect, test } from '../fixtures';

const walk = tours.find(({ slug }) => slug === 'financial-district')!;
const calendar = (page: Page) => page.locator('cat-booking-calendar');
const frame = (page: Page) => calendar(page).locator('iframe');
const days = (page: Page) => calendar(page).locator('.day');

test.describe('The booking page', () => {
  test('links to its calendar and to our e-mail', async ({ page }) => {
    await visit(page, '/booking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/booking']);
    await page.locator('main a[href="#calendar"]').first().click();
    await expect(page.locator('#calendar')).toBeInViewport();
    await expect(page).toHaveURL('/booking#calendar');
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
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
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
          requested.push(request.url());
      });
      await visit(page, `/booking?${query}`);
      await calendar(page).scrollIntoViewIfNeeded();
      await expect(
        page.frameLocator('cat-booking-calendar iframe').getByRole('heading', { level: 1 }),
      ).toHaveText(heading);
      expect(requested.map((url) => new URL(url).pathname)).toEqual([
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

  test('opens the calendar of the tour by keyboard, over the page', async ({ page }) => {
    const noted = await recordBookings(page);
    await page.clock.setFixedTime(new Date('2025-06-03T12:00:00-04:00'));
    await visit(page, '/booking');
    await calendar(page).scrollIntoViewIfNeeded();
    await expect(days(page)).toHaveCount(8);
    await page.waitForFunction(() => 'FH' in window);
    const link = days(page).nth(1).getByRole('link').nth(1);
    await expect(link).toHaveAccessibleName(`2:00 PM ${tourPlaces[2]} Sunday, June 8`);
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
});

test.describe('The live calendar', () => {});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the schedule in words with links to the provider', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/tours/financial-district');
    const schedule = calendar(page).locator('.schedule');
    await expect(schedule).toContainText(`${walk.title}, ${walk.schedule}`);
    const url = `${origins.booking}/embeds/book/${fareharbor.company}/items/577800/calendar/?flow=1219724&full-items=yes`;
    for (const name of [walk.title, 'Open the booking page', 'Open the calendar in a new tab'])
      await expect(calendar(page).getByRole('link', { name })).toHaveAttribute('href', url);
    await expect(calendar(page)).not.toContainText('Loading');
  });
});

test('links to the gift cards on the home page and ends it with the call to book', async ({ page }) => {
  await visit(page, '/');
  const links = page.locator('a[href*="/items/562633/"]');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all())
    await expect(link).toHaveAttribute(
      'href',
      `${origins.booking}/embeds/book/${fareharbor.company}/items/562633/calendar/?flow=1219724&full-items=yes`,
    );
  const last = page.getByRole('main').locator('section').last();
  await expect(last.getByRole('link')).toHaveAttribute('href', '/booking');
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
