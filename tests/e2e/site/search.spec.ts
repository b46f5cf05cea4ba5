import { answers, synonyms } from '#content/search-words';
import type { Page } from '@playwright/test';
import { rank } from '../../../widgets/site-search/rank';
import { stopClock } from '../../helpers/clock';
import { requestsEnded, visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

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
  await page.keyboard.type('b');
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.type('oo');
  await expect(results(page).first()).toHaveText(/^Book Now/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/booking');
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('opens with the query of /?search=', rare, async ({ page }) => {
  await visit(page, '/?search=ned');
  await expect(overlay(page)).toBeVisible();
  await expect(field(page)).toHaveValue('ned');
  await expect(results(page).first()).toContainText('Ned');
  await overlay(page).getByRole('button', { name: 'Close search' }).click();
  await button(page).click();
  await expect(field(page)).toHaveValue('');
});

// Queries with the address of the answer. Rows without such content are skipped.
const answered = [
  ['stroller', '/booking#before-strollers'],
  ['how do gift cards', '/contact#faq-how-do-gift-cards-work'],
].flatMap(([asked = '', address]) => {
  const answer = answers.find(({ path }) => path === address);
  const first = rank(
    answers.map((each) => ({ ...each, more: '' })),
    asked,
    synonyms,
  )?.[0];
  return answer && first?.path === address ? [{ asked, ...answer }] : [];
});

for (const { asked, name, path } of answered) {
  test(`answers "${asked}"`, matrixOnly(asked !== answered[0]?.asked), async ({ page }) => {
    await visit(page, '/about');
    const words: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-words')) words.push(request.url());
    });
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(words, 'not before one types').toEqual([]);
    await page.keyboard.type(asked);
    await expect(results(page).first()).toContainText(name);
    expect(words).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
}

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
});

test('focuses the field about 100 ms after it opens', rare, async ({ page }) => {
  await visit(page, '/about');
  // Loads its code.
  await button(page).hover();
  await expect(page.locator('cat-site-search input')).toBeAttached();
  await stopClock(page);
  await button(page).click();
  await page.clock.runFor(80);
  await expect(overlay(page)).toBeFocused();
  // A busy machine may open it while the clock runs.
  await page.clock.runFor(100);
  await expect(field(page)).toBeFocused();
});

test('loads its code on hover', rare, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/about');
  await requestsEnded(page);
  expect(asked.filter((url) => /site-search/.test(url))).toEqual([]);
  const chunk = page.waitForRequest(/\/site-search\.js/);
  await button(page).hover();
  await chunk;
});

test.describe('Narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes the menu, and the menu closes it', rare, async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(menu).toBeHidden();
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Open menu"]')!.click());
    await expect(menu).toBeVisible();
    await expect(overlay(page)).toBeHidden();
  });
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
