import { posts } from '#content/posts';
import { tour } from '#content/tour-brooklyn-heights';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.use({ colorScheme: 'dark', viewport: { width: 720, height: 960 } });

test('prints a tour with its stops and answers, in black and without buttons', async ({ page }) => {
  await visit(page, '/tours/brooklyn-heights');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(tour.stops.at(-1)!.title)).toBeVisible();
  for (const answer of await page.locator('cat-faq details p').all()) await expect(answer).toBeVisible();
  for (const gone of ['.banner', '.menu-button', '.reserve-bar', '#book-now', '.tour-others'])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(page.locator('main .button:visible')).toHaveCount(0);
  await expect(page.locator('.footer')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('prints a story with its pictures and the addresses of its links', async ({ page }) => {
  await visit(page, '/blog/7');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('img', { name: posts.find(({ id }) => id === 7)!.imageAlt })).toBeVisible();
  for (const gone of ['.banner', '.menu-button', '.reserve-bar'])
    await expect(page.locator(gone).first()).toBeHidden();
  await visit(page, '/blog/1');
  const link = page.locator('.article-text a[href^="http"]').first();
  const behind = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(behind).toContain(await link.getAttribute('href'));
});
