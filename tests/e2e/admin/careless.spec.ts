import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { giveFolder, namesIn, textOf } from '../../helpers/admin/content-folder';
import {
  EDITOR_NOTES,
  fillField,
  openEditor,
  openField,
  openForm,
  save,
} from '../../helpers/admin/editor-steps';
import { expect, test } from './fixtures';

const SETTINGS = 'site/content/settings.yaml';
const FORM = '/collections/settings/entries/settings';
const { banner, prices } = parse(readFileSync(SETTINGS, 'utf8')) as {
  banner: { text: string };
  prices: { perPerson: number };
};

/** Presses Save, and expects that the form stays open and says why. */
async function expectRefusal(page: Page, reason: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('There was an error while saving the entry');
  await expect(told).toContainText(reason);
}

test('a browser that cannot open a folder says which can', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/admin/edit');
  await expect(page.getByText('Please use Chrome or Edge')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeDisabled();
});

test('what is no picture is not saved as one', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, '/collections/lists/entries/team');
  const field = await openField(page, 'team.0.image');
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await field.locator('input[type=file]').first().setInputFiles(file);
  await expect(field).toContainText('a.pdf');
  await expectRefusal(page, /Choose a JPEG, PNG, WebP or HEIC/);
  expect(await namesIn(page, 'site/content/pictures/team')).not.toContain('a.pdf');
});

test('a price is saved as it is meant, or refused in words', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, FORM);
  await fillField(page, 'prices.perPerson', '45,50', String(prices.perPerson));
  await expectRefusal(page, /Prices, Per person: Is the number 45\.5\. It must be a whole number\./);
  await page.getByRole('alertdialog').getByRole('button').click();
  await fillField(page, 'prices.perPerson', '$1,200', '45,50');
  expect(await save(page, SETTINGS)).toContain('perPerson: 1200\n');
});

test('what another tab has saved is not written over', async ({ page, context, enterEditor }) => {
  await enterEditor();
  const other = await context.newPage();
  await other.goto('/admin/edit');
  await expect(other.getByRole('searchbox').first()).toBeVisible({ timeout: 20_000 });
  // A tab behind another draws nothing.
  await page.bringToFront();
  await openForm(page, FORM);
  await fillField(page, 'prices.perPerson', '47', String(prices.perPerson));
  expect(await save(page, SETTINGS)).toContain('perPerson: 47');
  await other.bringToFront();
  await openForm(other, FORM);
  await fillField(other, 'banner.text', 'Come and see', banner.text);
  await expectRefusal(other, /Another tab .* reload this page/);
  expect(await textOf(page, SETTINGS)).toContain('perPerson: 47');
});

test('a damaged file is not written over by its empty form, and others can still be saved', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(EDITOR_NOTES, /YAMLParseError/);
  const file = 'site/content/gallery/fans.yaml';
  const damaged = `${readFileSync(file, 'utf8')}  - "half`;
  await giveFolder(page, { [file]: damaged });
  await openEditor(page);
  await expect(page.getByText(/There w.* errors? while parsing/)).toBeVisible();
  await openForm(page, FORM);
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  expect(await save(page, SETTINGS)).toContain('Come and see');
  const told = page.getByRole('dialog', { name: 'Saved. Before the site can be published:' });
  await expect(told).toContainText('not closed');
  await page.keyboard.press('Escape');
  await openForm(page, '/collections/gallery/entries/gallery-fans');
  await expectRefusal(page, /The file of this form is damaged/);
  expect(await textOf(page, file)).toBe(damaged);
});

test('a form that has been changed is not left without a question', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, FORM);
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect((await openField(page, 'banner.text')).locator('textarea, input').first()).toHaveValue(
    'Come and see',
  );
});

test('a folder whose lines end as on Windows can be edited', async ({ page, enterEditor }) => {
  const post = 'site/content/posts/the-post-office-cats.md';
  const windows = (file: string) => readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
  await enterEditor({ [post]: windows(post), [SETTINGS]: windows(SETTINGS) });
  await openForm(page, '/collections/posts/entries/the-post-office-cats');
  const { title } = parse(readFileSync(post, 'utf8').split('---')[1]!) as { title: string };
  await fillField(page, 'title', 'Cats of the mail', title);
  expect(await save(page, post)).toContain('title: Cats of the mail');
});
