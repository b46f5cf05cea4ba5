import { origins } from '../helpers/origins';
import { expect, test } from './fixtures';

const jerry = 'The Cat Who Wore Glasses: Jerry Fox of Borough Hall';

test('The address of a post holds its whole text, and becomes the one that our links use', async ({
  page,
}) => {
  const html = await (await page.request.get('/blog/5')).text();
  expect(html).toContain(`<link rel="canonical" href="${origins.site}/blog/5">`);
  expect(html).toContain('wandered off in December 1904');
  await page.goto('/blog/5');
  await expect(page).toHaveURL('/blog?post=5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jerry);
  await expect(page).toHaveTitle('Jerry Fox, the Cat Who Wore Glasses | Cats About Town Tours');
});

test('The list opens a post and back returns to it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: jerry }).click();
  await expect(page).toHaveURL('/blog?post=5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jerry);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: jerry })).toBeVisible();
});

test('A post that does not exist leads to the list', async ({ page }) => {
  await page.goto('/blog?post=99');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('link', { name: jerry })).toBeVisible();
});
