import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Most stops of a page that are looked at. */
const MOST = 160;

/** What has the focus though nothing of it can be seen, by its text: header or reserve bar lie over it. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      let focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const root = focused.getRootNode() as ShadowRoot | Document;
      const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
        const there = root.elementFromPoint(left + width * part, top + height * part);
        return there && (focused.contains(there) || there.contains(focused));
      });
      return isSeen ? '' : `${focused.localName} ${focused.textContent || focused.getAttribute('name')}`;
    });
    if (name === null) break;
    if (name) hidden.push(name.trim());
  }
  return hidden;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [320, 256],
] as const) {
  for (const path of ['/tours', '/contact', '/booking']) {
    test(`Nothing covers what has the focus: ${path} at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.mouse.wheel(0, 400);
      expect(await hiddenStops(page)).toEqual([]);
    });
  }
}
