import type { Page } from '@playwright/test';
import { expect } from './expect';
import { requestsEnded, waitForHydration } from './tags';

export const bar = 'aside.reserve-bar';

/** Scrolls as far as the bar needs to show. */
export const scrollToBar = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));

/** Scrolls and waits until the header is compact. */
export async function scrollUntilCompact(page: Page): Promise<void> {
  await waitForHydration(page);
  await scrollToBar(page);
  await expect(page.locator('.header')).toHaveAttribute('data-compact');
  await requestsEnded(page);
}
