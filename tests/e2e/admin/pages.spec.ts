import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from '../../helpers/access/axe';
import { watchClipboard } from '../../helpers/clipboard';
import { origins } from '../../helpers/origins';
import { clearServices, failMail, received } from '../../helpers/services';
import { tourPlaces } from '../../helpers/tags';
import { expect, test } from './fixtures';
import { currentMode } from '../../../site/prerender/mode';

// axe is injected into the page.
test.use({ bypassCSP: true });

const PLAIN = ['/admin', '/admin/status', '/admin/survey-links', '/admin/emails'];

/** Expects no fault in either color scheme, and nothing wider than a phone. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  const body = page.locator('body');
  expect(await body.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
}

test('keeps the admin out of search engines, frames and the site itself', async ({ request }) => {
  for (const path of [...PLAIN, '/admin/edit']) {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
    });
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  }
  for (const file of ['sitemap.xml', 'llms.txt', 'index.html', 'sitemap.html'])
    expect(readFileSync(`${currentMode().site}/${file}`, 'utf8'), file).not.toMatch(/\/admin/);
});

test('shows the pages without faults, also on a phone', async ({ page }) => {
  for (const path of PLAIN) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('makes survey links that fill in the survey, and one for a mailing', async ({ page }) => {
  const copied = await watchClipboard(page);
  await page.goto('/admin/survey-links');
  await page.getByLabel('Tour', { exact: true }).selectOption(tourPlaces[0]!);
  const day = page.getByLabel('Day');
  await day.fill('2026-05-01');
  await page.getByLabel('One guest a line').fill('Jane Doe, jane@example.com\nSam, sam@example.com\nNobody');
  await page.getByRole('button', { name: 'Make the links' }).click();
  const results = page.getByRole('region', { name: 'Links' });
  await expect(results).toBeFocused();
  await expect(results).toContainText(`2 links, for ${tourPlaces[0]}, May 1, 2026.`);
  await expect(results).toContainText('1 line not understood, and without a link:');
  await expect(results.locator('ul li')).toHaveText(['Nobody: no email address.']);
  await day.fill('2026-05-02');
  await expect(page.locator('#announcement')).toHaveText('Links updated, for Brooklyn Heights, May 2, 2026');
  await expectAccessible(page);
  const copy = page.getByRole('button', { name: 'Copy: Jane Doe' });
  await copy.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  const link = await copied();
  expect(link).toBe(
    `${origins.site}/survey?tour=brooklyn-heights&date=2026-05-02#name=Jane+Doe&email=jane%40example.com`,
  );

  await page.getByLabel('Word for the name').fill('{{first_name}}');
  await page.getByLabel('Word for the email').fill('{{email}}');
  await expect(page.locator('output')).toHaveText(/#name=\{\{first_name\}\}&email=\{\{email\}\}$/);

  await page.goto(link);
  const survey = page.locator('cat-survey');
  await expect(survey.getByText(/^Jane Doe, .*May 2$/)).toBeVisible();
  await expect(survey.getByLabel('Name')).toHaveValue('Jane Doe');
  await expect(survey.getByLabel('Email')).toHaveValue('jane@example.com');
  // Neither name nor email stays in the browser's history.
  await expect.poll(() => page.url()).not.toContain('jane');
});

/** Sends the test emails, and returns the line about each. */
async function sendTests(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Send one of each to me' });
  await button.press('Enter');
  const lines = page.locator('#results li');
  await expect(lines).toHaveCount(3);
  await expect(page.getByText('Sending')).toHaveCount(0);
  await expect(button).toBeFocused();
  return lines.allTextContents();
}

test('sends one email of each kind, and explains each outcome', async ({ page, consoleGuard }) => {
  await clearServices();
  // As the service does: one email a second.
  await failMail({ mode: 'rate-limit' });
  await page.goto('/admin/emails');
  await page.getByLabel('Your email').fill('owner@example.com');
  const lines = await sendTests(page);
  expect(lines.every((line) => line.includes('was taken'))).toBe(true);
  expect((await received(origins.site)).length).toBe(3);

  await failMail({ mode: 'status', status: 403 });
  consoleGuard.allow(/403/);
  expect(await sendTests(page)).toEqual([
    expect.stringContaining(`Add ${origins.site} to the allowed origins`),
    expect.stringContaining('was not tried'),
    expect.stringContaining(`Add ${origins.site} to the allowed origins`),
  ]);
  await expectAccessible(page);
  await clearServices();
});
