import * as video from '#content/video';
import { tours } from '#content/gallery';
import { articles } from '#content/press-articles';
import { outlets } from '#content/press-outlets';
import { quotes } from '#content/quotes-guests';
import type { Page } from '@playwright/test';
import { origins } from '../helpers/origins';
import { tagHtml } from '../helpers/host-page';
import { visit, waitUntilMounted } from '../helpers/tags';
import { expect, test } from './fixtures';

const album = (page: Page, name: string) => page.locator(`cat-gallery[album=${name}]`);
const small = (page: Page, name: string, index: number) => album(page, name).locator('.shot-link').nth(index);
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Large picture: / });
const counter = (page: Page) => page.locator('.lightbox-count');

/** Opens a picture after its gallery is hydrated. */
async function openPicture(page: Page, name: string, index: number): Promise<void> {
  await small(page, name, index).scrollIntoViewIfNeeded();
  await waitUntilMounted(album(page, name));
  await small(page, name, index).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('[part~=moving]'), 'it has grown').toHaveCount(0);
}

test('opens a picture, moves by keyboard, and restores focus and scroll position', async ({ page }) => {
  await visit(page, '/gallery');
  await openPicture(page, 'tours', 4);
  const { y } = (await small(page, 'tours', 4).boundingBox())!;
  await expect(counter(page)).toHaveText(`5 / ${tours.length}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`6 / ${tours.length}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`4 / ${tours.length}`);
  await expect(page).toHaveURL('/gallery');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(small(page, 'tours', 4)).toBeFocused();
  await expect.poll(async () => (await small(page, 'tours', 4).boundingBox())!.y).toBe(y);
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText(`5 / ${tours.length}`);
});

test('changes nothing on a partner page and requests only from our origin', async ({ page, openHost }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  await openHost(
    `<p>The house</p>${tagHtml('album="tours"', 'cat-gallery')}<div style="height:3000px"></div>`,
  );
  await openPicture(page, 'tours', 1);
  const own = new URL(page.url()).origin;
  const look = () =>
    page.evaluate(() => ({
      styles: [document.documentElement, document.body].map((element) => element.getAttribute('style')),
      children: document.body.childElementCount,
      y: scrollY,
      history: history.length,
      stored: localStorage.length + sessionStorage.length + document.cookie.length,
    }));
  const before = await look();
  expect(before).toMatchObject({ styles: [null, null], children: 3, stored: 0 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.mouse.wheel(0, 500);
  expect(await look()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect([...requested].sort()).toEqual([origins.site, own].sort());
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the large pictures and the film and shows all quotes', async ({ consoleGuard, page }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/gallery');
    await expect(album(page, 'tours').getByRole('listitem')).toHaveCount(tours.length);
    await expect(page.getByRole('link', { name: video.watch })).toBeVisible();
    await page.goto('/');
    await expect(page.locator('cat-testimonials blockquote')).toHaveCount(quotes.length);
    await expect(page.locator('cat-testimonials').getByRole('button')).toHaveCount(0);
    await expect(page.locator('cat-press').getByRole('listitem')).toHaveCount(outlets.length);
    await page.goto('/in-the-news');
    await expect(page.locator('cat-press').getByRole('heading', { level: 3 })).toHaveCount(articles.length);
  });
});
