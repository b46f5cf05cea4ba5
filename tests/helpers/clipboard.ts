import type { Page } from '@playwright/test';

/**
 * Records what a page copies, because the site's policy forbids reading the clipboard. Call it before the page loads.
 * @returns a function that returns the last copied text
 */
export async function watchClipboard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text);
  });
  return () => page.evaluate(() => String(Reflect.get(window, 'copied')));
}
