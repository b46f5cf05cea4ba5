import type { Page } from '@playwright/test';
import { tagHtml } from '../../helpers/host-page';
import { visit, waitUntilMounted } from '../../helpers/tags';
import { expect, test } from '../fixtures';

const album = (page: Page, name: string) => page.locator(`cat-gallery[album=${name}]`);
const small = (page: Page, name: string, index: number) => album(page, name).locator('.shot-link').nth(index);
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Large picture: / });

/** Opens a picture after its gallery is hydrated. */
async function openPicture(page: Page, name: string, index: number): Promise<void> {
  await small(page, name, index).scrollIntoViewIfNeeded();
  await waitUntilMounted(album(page, name));
  await small(page, name, index).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('[part~=moving]'), 'it has grown').toHaveCount(0);
}

test('moves the picture into the lightbox by a view transition, first-party only', async ({
  page,
  openHost,
}) => {
  await page.addInitScript(() => {
    const grown: string[] = [];
    Object.assign(window, { grown });
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const transition = startViewTransition.call(this, update);
      void transition.ready.then(() => {
        for (const { effect } of this.getAnimations())
          grown.push((effect as KeyframeEffect).pseudoElement ?? '');
      });
      return transition;
    };
  });
  const grown = () => page.evaluate(() => (window as unknown as { grown: string[] }).grown);
  await visit(page, '/gallery');
  await openPicture(page, 'tours', 0);
  await expect.poll(grown).toContain('::view-transition-group(picture)');
  const count = (await grown()).length;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => (await grown()).slice(count)).toContain('::view-transition-group(picture)');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await openPicture(page, 'tours', 0);
  expect(await grown()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHost(tagHtml('album="tours"', 'cat-gallery'));
  await openPicture(page, 'tours', 0);
  expect(await grown()).toEqual([]);
});

test('opens the picture in a tab when the lightbox does not load', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/lightbox\.js/, /Failed to load resource/, /the large view could not be loaded/);
  await page.route(/-lightbox\.js$/, (route) => route.abort());
  await visit(page, '/gallery');
  await waitUntilMounted(album(page, 'tours'));
  await small(page, 'tours', 0).scrollIntoViewIfNeeded();
  const tab = page.waitForEvent('popup');
  await small(page, 'tours', 0).click();
  await expect.poll(async () => (await tab).url()).toMatch(/\/img\/gallery\/tours\/01-.*\.webp$/);
});
