import { posts } from '#content/posts';
import type { Page } from '@playwright/test';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const { title } = posts.find(({ id }) => id === 5)!;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('shows the list when the page’s code does not load', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\/assets\/\w+\/site-/, /ERR_FAILED/);
  await page.route(/\/assets\/\w+\/site-/, (route) => route.abort());
  await page.goto('/blog?post=5', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('cat-blog').getByRole('link', { name: title })).toBeVisible({ timeout: 9000 });
});

test('shows the error screen when a post does not load', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\/post-5\.js/, /ERR_FAILED/, /dynamically imported module/);
  await page.route(/\/post-5\.js/, (route) => route.abort());
  await visit(page, '/blog?post=5');
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
