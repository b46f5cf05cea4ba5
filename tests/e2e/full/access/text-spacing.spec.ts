import { outOfWindow } from '../../../helpers/access/overflow';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Spacing of WCAG 1.4.12, Text Spacing. */
const textSpacing = `*, ::before, ::after {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

for (const route of ['/', '/contact']) {
  test(`clips nothing on ${route} with more space between letters and words`, async ({ page }) => {
    await visit(page, route);
    await page.evaluate((css) => {
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        root.adoptedStyleSheets.push(sheet);
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      }
    }, textSpacing);
    for (const width of [320, 390, 768, 900, 1152, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await outOfWindow(page)]).toEqual([width, []]);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
