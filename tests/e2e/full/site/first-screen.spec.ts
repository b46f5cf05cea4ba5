import { page as home } from '#content/page-home';
import { offer } from '#content/settings';
import { tours } from '#content/tours';
import type { Action } from '../../../../site/schema/fields';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const PHONE = { width: 390, height: 844 };
/** Windows of phones, a tablet and laptops. */
const WINDOWS = [
  [360, 640],
  [390, 664],
  [768, 1024],
  [1280, 665],
  [1366, 650],
  [1440, 764],
  [1440, 900],
] as const;
/** Maximum height of `/` on a phone in pixels: ten windows. */
const LONGEST = 8500;

test.use({ viewport: PHONE });

/** Pages whose first window on a phone shows the price and a button, with the name of the button. */
const screens = [
  { path: '/', price: offer[0]!, hasWalk: true, button: '.hero .btns .button >> nth=0' },
  // This page's first button is in the header.
  { path: '/tours', price: offer[0]!, hasWalk: true, button: '.header .button' },
  { path: '/booking', price: offer[0]!, hasWalk: true, button: '.hero .btns .button' },
  ...tours.map(({ url, priceText, byArrangement }) => ({
    path: url,
    price: priceText,
    hasWalk: !byArrangement,
    button: '.hero .btns .button',
  })),
];

for (const { path, price, hasWalk, button } of screens) {
  test(`shows price and button in the first window of ${path}`, async ({ page }) => {
    await visit(page, path);
    const slip = page.locator('.offer');
    await expect(slip.locator('b')).toHaveText(price);
    const pieces = [slip.locator('b'), page.locator(button).filter({ visible: true })];
    // The meeting place is in the last line of the link.
    if (hasWalk) pieces.push(slip.locator('.reserved-height'));
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const piece of pieces) {
        const box = (await piece.boundingBox())!;
        expect(box.y, `${width}x${height}`).toBeGreaterThan(0);
        expect(box.y + box.height, `${width}x${height}`).toBeLessThanOrEqual(height);
      }
    }
  });
}

const LOW_WINDOWS = [
  [390, 664],
  [360, 560],
  [1366, 650],
  [1280, 665],
  [1440, 764],
] as const;
/** A phone on its side, and a laptop at 200 % zoom. */
const LANDSCAPE_WINDOWS = [
  [667, 331],
  [740, 340],
  [640, 332],
] as const;

test('shows text, button, price, next walk and the cat’s eyes in low windows', async ({ page }) => {
  await visit(page, '/');
  for (const [width, height] of LOW_WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
    const hero = (await page.locator('.hero').boundingBox())!;
    expect(hero.y, `${width}x${height}`).toBeCloseTo(0, 0);
    expect(hero.height, `${width}x${height}`).toBeCloseTo(height, 0);
    for (const part of ['.hero h1', '.hero .btns .button >> nth=0', '.offer b', '.offer .reserved-height'])
      await expect(page.locator(part), `${width}x${height}`).toBeInViewport({ ratio: 1 });
    const eyes = await page.locator('.hero img').evaluate(eyesOf);
    const buttons = (await page.locator('.hero .btns').boundingBox())!;
    const offer = (await page.locator('.offer').boundingBox())!;
    expect(eyes.y, `${width}x${height}`).toBeLessThan(offer.y - 10);
    expect(eyes.x > buttons.x + buttons.width || eyes.y > buttons.y + buttons.height + 10).toBe(true);
  }
});

test('shows text and buttons next to the cat in landscape windows of a phone', async ({ page }) => {
  await visit(page, '/');
  for (const [width, height] of LANDSCAPE_WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
    const eyes = await page.locator('.hero img').evaluate(eyesOf);
    for (const part of ['h1', '.button >> nth=0', '.button >> nth=1']) {
      const box = (await page.locator(`.hero ${part}`).boundingBox())!;
      expect(box.y + box.height, `${part} at ${width}`).toBeLessThan(height);
      // The face reaches 15 % of the window to the left of the eyes.
      expect(box.x + box.width, `${part} at ${width}`).toBeLessThan(eyes.x - 0.15 * width);
    }
  }
});

/** Returns the position of the cat's eyes in the window, for both drawings. */
function eyesOf(image: HTMLImageElement): { x: number; y: number } {
  const { left, top, width, height } = image.getBoundingClientRect();
  const [ratio, eyesX, eyesY] = image.currentSrc.includes('tall')
    ? [900 / 1400, 0.65, 0.75]
    : [16 / 9, 0.755, 0.59];
  const [x, y] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const drawn = { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
  return {
    x: left + (width - drawn.width) * x! + drawn.width * eyesX,
    y: top + (height - drawn.height) * y! + drawn.height * eyesY,
  };
}

test('shows price and button of a tour above 640 px on a phone', async ({ page }) => {
  for (const { url } of tours) {
    await visit(page, url);
    for (const part of ['.offer b', '.hero .btns .button']) {
      const box = (await page.locator(part).boundingBox())!;
      expect(box.y + box.height, `${url} ${part}`).toBeLessThan(640);
    }
  }
});

test('shows one booking button in the first window of a phone', async ({ page }) => {
  await visit(page, '/');
  const [{ label, href }] = home.hero.actions as [Action];
  const ways = page.locator(`a[href="${href}"]`, { hasText: label }).filter({ visible: true });
  const tops = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.filter((top) => top < PHONE.height)).toHaveLength(1);
});

test('is at most ten windows of a phone high, and its strips scroll by keyboard', async ({ page }) => {
  await visit(page, '/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(LONGEST);
  for (const [strip, links] of [
    ['cat-press .marks', 'cat-press .mark'],
    ['cat-gallery .gallery-grid', 'cat-gallery .shot-link'],
  ] as const) {
    const list = page.locator(strip);
    await list.scrollIntoViewIfNeeded();
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
    const last = page.locator(links).last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  }
  expect(await height()).toBeLessThanOrEqual(LONGEST);
});
