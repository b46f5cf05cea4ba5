import { answers } from '#content/search-words';
import type { Page } from '@playwright/test';
import { visit, tourPlaces } from '../../helpers/tags';
import { expect, test } from '../fixtures';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => overlay(page).getByRole('searchbox', { name: 'Search the site' });
const results = (page: Page) => overlay(page).getByRole('list', { name: 'Results' }).getByRole('link');
const button = (page: Page) =>
  page.getByRole('banner').locator('.nav').getByRole('button', { name: 'Search' });

test('opens from the header, takes the focus and opens the first result on Enter', async ({ page }) => {
  await visit(page, '/about');
  await expect(overlay(page)).toBeHidden();
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(overlay(page).getByText('Press Enter to search or click on a result')).toBeVisible();
  const [letter, ...rest] = tourPlaces[0]!;
  await page.keyboard.type(letter!);
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.type(rest.join(''));
  await expect(results(page).first()).toContainText(tourPlaces[0]!);
  const first = await results(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first!);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('answers questions by links to the opened answers', async ({ page }) => {
  const words: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-words')) words.push(request.url());
  });
  await visit(page, '/about');
  await button(page).hover();
  await expect(page.locator('cat-site-search input')).toBeAttached();
  expect(words, 'not before one types').toEqual([]);
  // The last ones are folded; the second link leads to the same page.
  for (const { name, path } of answers.filter(({ path }) => path.startsWith('/booking#')).slice(-2)) {
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(name);
    await results(page).filter({ hasText: name }).first().click();
    expect(words).toHaveLength(1);
    await expect(page).toHaveURL(path);
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
});

test('starts empty with the focus in the field when it is opened again', async ({ page }) => {
  await visit(page, '/about');
  for (let time = 0; time < 2; time++) {
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('tour');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await overlay(page).getByRole('button', { name: 'Close search' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links the button to the sitemap', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/about');
    await button(page).click();
    await expect(page).toHaveURL('/sitemap');
  });
});
