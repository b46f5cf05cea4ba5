import type { Page } from '@playwright/test';
import { cases } from '../../helpers/hero/cases';
import { SLIPS, slipFrame, WINDOWS, type Frame } from '../../helpers/hero/frames';
import { expect, matrixOnly, test } from '../fixtures';

/** Measures the boxes of a hero's picture and the slip on it, and how the picture is cut. */
const measured = (page: Page): Promise<Frame & { position: string }> =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLElement>('.hero-picture img')!;
    const hero = document.querySelector('.hero')!.getBoundingClientRect();
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left - hero.left, top - hero.top, right - hero.left, bottom - hero.top] as const;
    };
    return {
      picture: box(image),
      slip: box(document.querySelector('.hero-text')!),
      position: getComputedStyle(image).objectPosition,
    };
  });

for (const { page: path, look, height, words } of cases) {
  const title = `${path}: the slip lies on the picture as the test of crops has it`;
  test(title, matrixOnly(path !== '/about'), async ({ page }) => {
    await page.goto(path);
    for (const window of WINDOWS) {
      await page.setViewportSize({ width: window[0], height: window[1] });
      const { picture, slip, position } = await measured(page);
      const paper = slip[3] - slip[1];
      const at = `at ${window[0]}`;
      expect(paper, `${at}: SLIPS in tests/helpers/hero/frames.ts holds it`).toBeLessThanOrEqual(
        SLIPS[words][window[0]]!,
      );
      const expected = slipFrame(window, height, paper, words);
      for (const [index, value] of expected.picture.entries())
        expect(Math.abs(picture[index]! - value), `${at}: picture, side ${index}`).toBeLessThan(1);
      for (const [index, value] of expected.slip.entries())
        expect(Math.abs(slip[index]! - value), `${at}: slip, side ${index}`).toBeLessThan(1);
      const { imageFocus = 0.5, imageFocusY = 0.5 } = look;
      const focus = [imageFocus, imageFocusY].map((share) => `${Math.round(share * 100)}%`).join(' ');
      if (!look.imagePosition) expect(position).toBe(focus);
    }
  });
}
