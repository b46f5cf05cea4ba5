import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { giveFolder } from '../../helpers/admin/content-folder';
import { mockRepository } from '../../helpers/admin/repository-host';
import { EDITOR_NOTES, fillField, openEditor, openField, openForm } from '../../helpers/admin/editor-steps';
import { adminHostPages, hostPageHtml } from '../../helpers/admin/admin-host-pages';
import { copyProject } from '../../helpers/project/project-copy';
import { expect, test } from '../fixtures';

const FOLDER = '.github/admin';
/** Maximum bytes of a picture in the guide, which has a dozen. */
const MAX_BYTES = 60_000;

/** Takes a screenshot of the window, or a part of it, for the guide in `site/content/README.md`. */
async function takeScreenshot(page: Page, name: string, part: Page | Locator = page): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  // Prevents hover styles.
  await page.mouse.move(0, 0);
  const taken = await part.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(taken).webp({ quality: 60, effort: 6 }).toFile(file);
  expect(statSync(file).size, file).toBeLessThan(MAX_BYTES);
}

/** Scrolls a field to the center of the window and focuses it. */
async function show(field: Locator, control: string): Promise<void> {
  await field.locator(control).first().focus();
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

const expectLoaded = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

test.beforeEach(async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  await giveFolder(page);
});

for (const [name, form, path, control] of [
  ['price', 'settings/entries/settings', 'prices.perPerson', 'input'],
  ['stop', 'tours/entries/tours-brooklyn-heights', 'stops.0.title', 'input'],
  ['photo', 'lists/entries/team', 'team.0.image', 'button'],
  ['season', 'settings/entries/settings', 'season.name', 'input'],
  ['banner', 'settings/entries/settings', 'banner.text', 'textarea, input'],
  ['key', 'settings/entries/settings', 'emailjs.publicKey', 'input'],
  ['guest', 'lists/entries/testimonials', 'google.0.quote', 'textarea, input'],
  ['question', 'lists/entries/faqs', 'tours.0.question', 'textarea, input'],
] as const) {
  test(`the picture of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 640 });
    await openEditor(page);
    await openForm(page, `/collections/${form}`);
    const field = await openField(page, path);
    await show(field, control);
    if (path.endsWith('image')) await expectLoaded(field.locator('img').first());
    await takeScreenshot(page, name);
  });
}

test('the picture of signing in with a token', async ({ context, consoleGuard }) => {
  // This build has no repository, so its policy forbids requests to one.
  consoleGuard.allow(/Content Security Policy/);
  await mockRepository(context);
  // Without the local folder, which the editor would offer instead.
  const page = await context.newPage();
  await page.setViewportSize({ width: 1000, height: 640 });
  await page.goto('/admin/edit');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await expect(page.getByRole('textbox', { name: 'Personal Access Token' })).toBeVisible();
  // Wait for a fade-in.
  await page.waitForTimeout(1000);
  await takeScreenshot(page, 'token');
});

test('the picture of a post', async ({ page }) => {
  const [post] = readdirSync('site/content/posts').filter((name) => /^(?!_).*\.md$/.test(name));
  await page.setViewportSize({ width: 1200, height: 780 });
  await openEditor(page);
  await openForm(page, `/collections/posts/entries/${post!.replace('.md', '')}`);
  await takeScreenshot(page, 'post');
});

for (const [name, path] of [
  ['home', '/admin'],
  ['status', '/admin/status'],
] as const) {
  test(`the picture of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 780 });
    await page.goto(path);
    await takeScreenshot(page, name);
  });
}

test('the picture of links for guests', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 720 });
  await page.goto('/admin/survey-links');
  await page.getByLabel('Tour', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Day').fill('2026-05-02');
  await page.getByLabel('One guest a line').fill('Jane Doe, jane@example.com');
  await page.evaluate(() => scrollTo(0, 0));
  await takeScreenshot(page, 'survey-links');
});

test('the picture of signing in', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 400 });
  await page.goto('/admin/edit');
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await takeScreenshot(page, 'sign-in');
});

test('the picture of the list of forms', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 780 });
  await openEditor(page);
  await page.evaluate(() => (location.hash = '/collections/tours'));
  await page.waitForTimeout(1000);
  await takeScreenshot(page, 'editor');
});

test('the picture of a form with a mistake', async ({ page }) => {
  const { tours } = parse(readFileSync('site/content/faqs.yaml', 'utf8')) as {
    tours: { question: string }[];
  };
  await page.setViewportSize({ width: 880, height: 512 });
  await openEditor(page);
  await openForm(page, '/collections/lists/entries/faqs');
  await fillField(page, 'tours.0.question', 'Is it {prise} per person?', tours[0]!.question);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await takeScreenshot(page, 'check');
});

test('the picture of the subject of a picture', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 780 });
  await openEditor(page);
  await openForm(page, '/collections/pages/entries/pages-about');
  const field = await openField(page, 'hero.imageFocus');
  for (const picture of await field.locator('img').all()) await expectLoaded(picture);
  await takeScreenshot(page, 'focus', field);
});

/** Returns the output lines of a build with HTML in a question. */
async function failureOfBuild(): Promise<string[]> {
  const copy = await copyProject();
  const file = `${copy}/site/content/faqs.yaml`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/question: .*/, 'question: Is it <b>free</b>?'));
  const { stdout, stderr } = spawnSync('npm', ['run', '-s', 'check:content'], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(copy, { recursive: true });
  const lines = (stdout + stderr).split('\n').filter((line) => /contains HTML|problem/.test(line));
  expect(lines).toHaveLength(2);
  return lines;
}

test('the sketches of the hosts', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 200 });
  for (const sketch of adminHostPages(await failureOfBuild())) {
    await page.setContent(hostPageHtml(sketch));
    await takeScreenshot(page, sketch.name, page.locator('body'));
  }
});
