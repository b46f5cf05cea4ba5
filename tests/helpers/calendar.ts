import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** The first calendar of a page, and what is in it. */
export const calendarOf = (page: Page) => {
  const tag = page.locator('cat-booking-calendar').first();
  return {
    tag,
    live: tag.locator('.live'),
    frame: tag.locator('iframe'),
    failure: tag.locator('[part=error]'),
    /** The link that is always there. */
    foot: tag.getByRole('link', { name: 'Open the calendar in a new tab' }),
  };
};

/** The frame's box, the notice and the two links say what the catalogue of errors wants. */
export async function expectFailed(page: Page, href: RegExp): Promise<void> {
  const { failure, frame, foot, live } = calendarOf(page);
  await expect(failure.getByRole('heading')).toHaveText('Calendar could not be loaded');
  await expect(failure).toContainText('Failed to load the booking calendar. Please try again later.');
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', href);
  await expect(foot).toHaveAttribute('href', href);
  await expect(frame).toHaveCount(0);
  await expectTall(live);
  const notice = page.locator('cat-toasts').getByRole('alert');
  await expect(notice).toContainText('Calendar Error');
  await expect(notice).toContainText('Failed to load the booking calendar. Please try again later.');
}

/** The box keeps its room in every state. */
export async function expectTall(live: Locator): Promise<void> {
  expect(await live.evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThanOrEqual(700);
}
