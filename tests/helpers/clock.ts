import type { Page } from '@playwright/test';

/** Stops the clock of a page that is open: from now on it moves only as far as `page.clock.runFor` says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
