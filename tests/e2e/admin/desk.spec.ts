import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EditorSetup } from '../../../site/admin/editor/setup';
import { findings } from '../../helpers/access/axe';
import { giveFolder } from '../../helpers/admin/content-folder';
import { EDITOR_NOTES, openEditor, openForm } from '../../helpers/admin/editor-steps';
import { origins } from '../../helpers/origins';
import { clearServices, failMail, received } from '../../helpers/services';
import { expect, matrixOnly, test } from './fixtures';

const PLAIN = ['/admin', '/admin/status', '/admin/survey-links', '/admin/emails'];

test('the desk is for nobody but the owner', async ({ request }) => {
  for (const path of [...PLAIN, '/admin/edit']) {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
    });
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  }
  for (const file of ['sitemap.xml', 'llms.txt', 'index.html', 'sitemap.html'])
    expect(readFileSync(`dist/${file}`, 'utf8'), file).not.toMatch(/\/admin|\/desk/);
});

test('the editor asks nobody but us for anything, icons and fonts included', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(EDITOR_NOTES);
  const outside: string[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origins.site,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  await giveFolder(page);
  await openEditor(page);
  await openForm(page, '/collections/tours/entries/tours-brooklyn-heights');
  await openForm(page, '/collections/posts/new');
  const families = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect
    .poll(families, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['Material Symbols Outlined', 'Source Sans 3']));
  expect(outside).toEqual([]);
});

test.describe('the plain pages', () => {
  test.use({ bypassCSP: true });

  for (const path of PLAIN) {
    const isMore = !/status|emails/.test(path);
    test(`axe finds nothing on ${path}, light and dark`, matrixOnly(isMore), async ({ page }) => {
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page), colorScheme).toEqual([]);
      }
    });
  }
});

test('a survey link knows the guest, and the survey finds it filled in', async ({ page }) => {
  await page.goto('/admin/survey-links');
  await page.getByLabel('Tour', { exact: true }).selectOption('Brooklyn Heights');
  await page.getByLabel('Day').fill('2026-05-02');
  await page.getByLabel('One guest a line').fill('Jane Doe, jane@example.com\nSam, sam@example.com\nNobody');
  await page.getByRole('button', { name: 'Make the links' }).click();
  const results = page.getByRole('region', { name: 'Links' });
  await expect(results).toBeFocused();
  await expect(results).toContainText('2 links, for Brooklyn Heights, May 2, 2026.');
  await expect(results).toContainText('1 line not understood, and without a link:');
  await expect(results.locator('ul li')).toHaveText(['Nobody: no email address.']);
  const link = await results.locator('code').first().textContent();
  expect(link).toBe(
    `${origins.site}/survey?tour=brooklyn-heights&date=2026-05-02#name=Jane+Doe&email=jane%40example.com`,
  );
  await page.goto(link!);
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toHaveValue('Jane Doe');
  await expect(page.getByRole('textbox', { name: /email/i }).first()).toHaveValue('jane@example.com');
  // Neither the name nor the address stays in the browser's history.
  await expect.poll(() => page.url()).not.toContain('jane');
});

test('survey links follow a tour or a day that is changed after they were made', async ({ page }) => {
  await page.goto('/admin/survey-links');
  const day = page.getByLabel('Day');
  await day.fill('2026-05-02');
  await page.getByLabel('Email', { exact: true }).fill('jane@example.com');
  await page.getByRole('button', { name: 'Make the link', exact: true }).click();
  const results = page.getByRole('region', { name: 'Links' });
  await day.fill('2026-05-03');
  await page.getByLabel('Tour', { exact: true }).selectOption('Lower East Side');
  await expect(results.locator('code')).toHaveText(
    `${origins.site}/survey?tour=lower-east-side&date=2026-05-03#email=jane%40example.com`,
  );
  await expect(page.locator('#told')).toHaveText('Links made anew, for Lower East Side, May 3, 2026');
  await day.fill('');
  await expect(results.locator('code')).not.toContainText('date');
});

test('the link for a mailing has the words of the program that sends it', async ({ page }) => {
  await page.goto('/admin/survey-links');
  await page.getByLabel('Word for the name').fill('{{first_name}}');
  await page.getByLabel('Word for the email').fill('{{email}}');
  await expect(page.locator('output')).toHaveText(
    `${origins.site}/survey#name={{first_name}}&email={{email}}`,
  );
});

/** Presses the button of the test, and returns what is said of each email. */
async function sendTests(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Send one of each to me' }).click();
  const said = page.locator('#results li');
  await expect(said).toHaveCount(3, { timeout: 20_000 });
  return said.allTextContents();
}

test('one email of each kind is sent from the browser, and what came of it is said in words', async ({
  page,
  consoleGuard,
}) => {
  await clearServices();
  // As the service does: one email a second.
  await failMail({ mode: 'rate-limit' });
  await page.goto('/admin/emails');
  await page.getByLabel('Your email').fill('owner@example.com');
  const said = await sendTests(page);
  await expect(page.getByText('Sending')).toHaveCount(0);
  expect(said.every((line) => line.includes('was taken'))).toBe(true);
  expect((await received(origins.site)).length).toBe(3);

  await failMail({ mode: 'status', status: 403 });
  consoleGuard.allow(/403/);
  expect(await sendTests(page)).toEqual([
    expect.stringContaining(`Add ${origins.site} to the allowed origins`),
    expect.stringContaining('was not tried'),
    expect.stringContaining(`Add ${origins.site} to the allowed origins`),
  ]);

  await failMail({ mode: 'status', status: 503 });
  consoleGuard.allow(/503/);
  const [reply] = await sendTests(page);
  expect(reply).toMatch(/fault of its own \(503\).*The answer was: “Service Unavailable”/);
  await clearServices();
});

test('emails whose code does not load say so', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|dynamically imported module/);
  await page.goto('/admin/emails', { waitUntil: 'networkidle' });
  await page.route('**/desk/**/*.js', (route) => route.abort());
  await page.getByLabel('Your email').fill('owner@example.com');
  const said = await sendTests(page);
  expect(said.every((line) => line.includes('its code did not load. Reload the page'))).toBe(true);
  await expect(page.getByText('Sending')).toHaveCount(0);
});

test('the status page leads from each sample to its form', async ({ page, enterEditor }) => {
  await enterEditor();
  await page.goto('/admin/status');
  const addresses = await page
    .locator('tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const { config } = JSON.parse(readFileSync('dist/desk/setup.json', 'utf8')) as EditorSetup;
  const forms = config.collections!.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name }) => `/admin/edit#/collections/${collection.name}/entries/${name}`)
      : [],
  );
  const ofPosts = '/admin/edit#/collections/posts/entries/';
  expect(addresses.filter((address) => !forms.includes(address) && !address.startsWith(ofPosts))).toEqual([]);
  await page.locator('tbody a').first().click();
  await expect(page.locator('section.field').first()).toBeVisible({ timeout: 15_000 });
});
