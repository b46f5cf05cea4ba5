import type { Page } from '@playwright/test';
import { luminance, takeScreenshot, ratio } from '../../../helpers/access/contrast';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Texts on the picture with their minimum contrast; 3:1 is for large type. */
const words = { h1: 3, '.hero-deck': 4.5, '.nav-link': 4.5, '.brand-name': 3 };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keeps text on the home hero readable at every window size, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    const lines = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    });
    const session = await page.context().newCDPSession(page);
    const lowContrast: string[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator('.hero-picture img').evaluate((image: HTMLImageElement) => image.decode());
      const places = await textPlaces(page);
      expect(places.length).toBeGreaterThan(1);
      // The background without text.
      const hidden = 'h1, .hero-deck, .nav-link, .brand-name { color: transparent !important; }';
      await lines.evaluate((sheet, css) => sheet.replaceSync(css), hidden);
      const ground = await takeScreenshot(session);
      await lines.evaluate((sheet) => sheet.replaceSync(''));
      for (const { selector, text, color, left, top, right, bottom } of places) {
        const least = words[selector as keyof typeof words];
        const own = luminance(color, 0);
        let below = 0;
        let all = 0;
        for (let y = Math.max(0, top); y < Math.min(bottom, ground.height); y++) {
          for (let x = Math.max(0, left); x < Math.min(right, ground.width); x++) {
            all += 1;
            if (ratio(own, luminance(ground.pixels, (y * ground.width + x) * 3)) < least) below += 1;
          }
        }
        // A drawn bird's wing may touch a letter.
        if (below / all > 0.02)
          lowContrast.push(`${width}x${height} ${text}: ${((below / all) * 100).toFixed(1)} %`);
      }
    }
    expect(lowContrast).toEqual([]);
  });
}

interface Place {
  selector: string;
  text: string;
  color: number[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns each visible line of text with its color. */
const textPlaces = (page: Page): Promise<Place[]> =>
  page.evaluate((selectors) => {
    const places: Place[] = [];
    for (const selector of selectors)
      for (const element of document.querySelectorAll(`.hero ${selector}, .header ${selector}`)) {
        if (!element.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(element);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          places.push({
            selector,
            text: element.textContent,
            color: getComputedStyle(element).color.match(/\d+/g)!.map(Number),
            left: Math.floor(left),
            top: Math.floor(top),
            right: Math.ceil(right),
            bottom: Math.ceil(bottom),
          });
        }
      }
    return places;
  }, Object.keys(words));
