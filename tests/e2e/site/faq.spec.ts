import type { Page } from '@playwright/test';
import { followFrom, visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

const questions = (page: Page) => page.locator('cat-faq details');

test('A link to a question opens it, scrolls to it and lights it for 2 s', async ({ page }) => {
  await visit(page, '/contact#faq-how-do-gift-cards-work');
  const item = page.locator('#faq-how-do-gift-cards-work');
  await expect(item).toHaveAttribute('open');
  await expect(item).toBeInViewport();
  await expect(item).toHaveAttribute('data-lit');
  await expect(item).not.toHaveAttribute('data-lit');
  await expect(item).toHaveAttribute('open');
});

test('So does a link on another page', async ({ page }) => {
  await followFrom(page, '/about', '/tours#faq-can-i-bring-my-cat');
  const item = page.locator('#faq-can-i-bring-my-cat');
  await expect(item).toHaveAttribute('open');
  await expect(item).toBeInViewport();
});

test('The browser’s own search finds what is folded', async ({ page }) => {
  await visit(page, '/contact');
  await questions(page).last().scrollIntoViewIfNeeded();
  const rendering = await questions(page)
    .last()
    .locator('p')
    .evaluate((answer) => ({
      visible: answer.checkVisibility({ contentVisibilityAuto: true }),
      folded: answer.parentElement instanceof HTMLDetailsElement && !answer.parentElement.open,
    }));
  expect(rendering).toEqual({ visible: false, folded: true });
  // What the browser does when it finds something inside: it opens the native disclosure around it.
  await page.evaluate(() => {
    const item = [...document.querySelector('cat-faq')!.shadowRoot!.querySelectorAll('details')].at(-1)!;
    Reflect.set(
      window,
      'found',
      (window as unknown as { find(text: string): boolean }).find(
        item.querySelector('p')!.textContent!.slice(0, 30),
      ),
    );
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/tours');
    await questions(page).nth(1).locator('summary').click();
    await expect(questions(page).nth(1).locator('p')).toBeVisible();
    await expect(page.locator('cat-faq details[open]')).toHaveCount(1);
  });
});
