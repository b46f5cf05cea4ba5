import { page as home } from '#content/page-home';
import { offer } from '#content/settings';
import { tours } from '#content/tours';
import type { Action } from '../../../site/schema/fields';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

/** Windows of a phone and of laptops. */
const PHONE = { width: 390, height: 844 };
const WINDOWS = [PHONE, { width: 1366, height: 768 }, { width: 1440, height: 900 }];
/** Pixels that the whole of `/` may be high there: ten windows. */
const LONGEST = 8500;

test.use({ viewport: PHONE });

/** Pages whose first window on a phone holds all that one books by, and where to press. */
const screens = [
  { path: '/', price: offer[0]!, hasWalk: true, button: '.hero .btns .button >> nth=0' },
  // The button of this page is the one in the header: below the heading come the walks themselves.
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
  test(
    `Price, ${hasWalk ? 'next walk, its place ' : ''}and a button are in the first window: ${path}`,
    matrixOnly(path !== '/'),
    async ({ page }) => {
      await visit(page, path);
      const slip = page.locator('.offer');
      await expect(slip.locator('b')).toHaveText(price);
      const pieces = [slip.locator('b'), page.locator(button).filter({ visible: true })];
      // The place is the end of the link: it is in view when the link's last line is.
      if (hasWalk) pieces.push(slip.locator('.room'));
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        for (const piece of pieces) {
          const box = (await piece.boundingBox())!;
          expect(box.y, `at ${window.width}`).toBeGreaterThan(0);
          expect(box.y + box.height, `at ${window.width}`).toBeLessThanOrEqual(window.height);
        }
      }
    },
  );
}

test('A phone is shown one way to book in the first window of the first page', async ({ page }) => {
  await visit(page, '/');
  const [{ label, href }] = home.hero.actions as [Action];
  const ways = page.locator(`a[href="${href}"]`, { hasText: label }).filter({ visible: true });
  const tops = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.filter((top) => top < PHONE.height)).toHaveLength(1);
});

test('The first page is ten windows of a phone long, and what goes on sideways is reached with the keyboard', async ({
  page,
}) => {
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
