import { items as questions } from '#content/faq-tours';
import { followFrom } from '../../helpers/tags';
import { expect, test } from '../fixtures';

test('opens a question when a link on another page is followed', async ({ page }) => {
  const { id } = questions.at(-1)!;
  await followFrom(page, '/about', `/tours#${id}`);
  const item = page.locator(`#${id}`);
  await expect(item).toHaveAttribute('open');
  await expect(item).toBeInViewport();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens questions', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/tours');
    const question = page.locator('cat-faq details').nth(1);
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    await expect(page.locator('cat-faq details[open]')).toHaveCount(1);
  });
});
