import { readFileSync } from 'node:fs';
import { watchClipboard } from '../../helpers/clipboard';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { findings } from '../../helpers/access/axe';
import { giveFolder } from '../../helpers/admin/content-folder';
import {
  EDITOR_NOTES,
  fillField,
  openEditor,
  openField,
  openForm,
  save,
} from '../../helpers/admin/editor-steps';
import { clearServices, failMail } from '../../helpers/services';
import { expect, test } from './fixtures';

// What looks for faults is put into the page.
test.use({ bypassCSP: true });

/** Windows of a computer, a phone, and a computer at 200 percent. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 640, height: 450 },
];

/** Expects that a part of the page has no fault in any window and scheme, and is nowhere wider than the window. */
async function expectFit(page: Page, part?: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, part), `${size.width} ${colorScheme}`).toEqual([]);
    }
    const box = page.locator(part ?? 'body');
    const { right, scrolls } = await box.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      scrolls: element.scrollWidth > element.clientWidth,
    }));
    expect(right, String(size.width)).toBeLessThanOrEqual(size.width);
    expect(scrolls, String(size.width)).toBe(false);
  }
}

const isIn = (page: Page, selector: string) =>
  page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), selector);

test('what stands in the way elsewhere is read and left by keys alone', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  const faqs = readFileSync('site/content/faqs.yaml', 'utf8');
  const { tours } = parse(faqs) as { tours: { question: string }[] };
  const wrong = { 'site/content/faqs.yaml': faqs.replace(tours[0]!.question, 'Is it {prise} per person?') };
  await giveFolder(page, wrong);
  await openEditor(page);
  await openForm(page, '/collections/settings/entries/settings');
  const file = 'site/content/settings.yaml';
  const { banner } = parse(readFileSync(file, 'utf8')) as { banner: { text: string } };
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  await save(page, file);
  const told = page.getByRole('dialog', { name: 'Saved. Before the site can be published:' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('link')).toBeFocused();
  await expectFit(page, '[data-mistakes]');
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    // Behind the last one comes the browser's own frame.
    expect(await isIn(page, '[data-mistakes], body:not(:has(:focus))')).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  expect(await isIn(page, 'body :focus')).toBe(true);
});

test('the field for the subject of a picture has no fault', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, '/collections/pages/entries/pages-about');
  const field = await openField(page, 'hero.imageFocus');
  await expect(field.getByRole('slider')).toHaveCount(2);
  await field.evaluate((element) => element.setAttribute('data-tested', ''));
  await expectFit(page, '[data-tested] .focus-field');
});

test('links for guests have no fault, by keys alone', async ({ page }) => {
  const copied = await watchClipboard(page);
  await page.goto('/admin/survey-links');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('One guest a line').fill('Jane Doe, jane@example.com\nsam@example.com\nNobody');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Links' })).toBeFocused();
  await expectFit(page);
  const copy = page.getByRole('button', { name: 'Copy: Jane Doe' });
  await copy.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  await copy.press('Enter');
  await expect(copy).toHaveText('Copied');
  await expect(copy).toHaveText('Copy', { timeout: 10_000 });
  expect(await copied()).toContain('name=Jane+Doe');
});

test('what came of the emails has no fault, and the button keeps the focus', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/403/);
  await clearServices();
  await failMail({ mode: 'status', status: 403 });
  await page.goto('/admin/emails');
  await page.getByLabel('Your email').fill('owner@example.com');
  const button = page.getByRole('button', { name: 'Send one of each to me' });
  await button.press('Enter');
  await expect(page.locator('#results li')).toHaveCount(3, { timeout: 20_000 });
  await expect(button).toBeFocused();
  await expectFit(page);
  await clearServices();
});

for (const path of ['/admin', '/admin/status']) {
  test(`${path} fits into every window, and its first stop leads to its content`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await expectFit(page);
  });
}
