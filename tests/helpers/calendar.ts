import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

export const calendarOf = (page: Page) => {
  const tag = page.locator('cat-booking-calendar').first();
  return {
    tag,
    live: tag.locator('.live'),
    frame: tag.locator('iframe'),
    failure: tag.locator('[part=error]'),
    foot: tag.getByRole('link', { name: 'Open the calendar in a new tab' }),
  };
};

/** Expects the specified error in the calendar, its links and the toast. */
export async function expectFailed(page: Page, href: RegExp): Promise<void> {
  const { failure, frame, foot, live } = calendarOf(page);
  await expect(failure.getByRole('heading')).toHaveText('Calendar could not be loaded');
  await expect(failure).toContainText('Failed to load the booking calendar. Please try again later.');
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', href);
  await expect(foot).toHaveAttribute('href', href);
  await expect(frame).toHaveCount(0);
  await expectTall(live);
  const toast = page.locator('cat-toasts').getByRole('alert');
  await expect(toast).toContainText('Calendar Error');
  await expect(toast).toContainText('Failed to load the booking calendar. Please try again later.');
}

/** Expects the specified minimum height. */
export async function expectTall(live: Locator): Promise<void> {
  expect(await live.evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThanOrEqual(700);
}

/** Records booking events and analytics entries. Returns a function that returns them. */
export async function recordBookings(
  page: Page,
): Promise<() => Promise<{ heard: unknown[]; counted: unknown[] }>> {
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
