import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { giveFolder, namesIn, textOf, writeText } from '../../helpers/admin/content-folder';
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
  await expect(told).toContainText('It has not been saved.');
  await expect(told).toContainText(reason);
}

test('a browser that cannot open a folder says which can', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/admin/edit');
  await expect(
    page.getByText('This browser cannot open a folder. Chrome and Edge on a computer can.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work with a Folder on This Computer' })).toBeDisabled();
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
  await openForm(page, FORM);
  await fillField(page, 'prices.perPerson', '47', String(prices.perPerson));
  expect(await save(page, SETTINGS)).toContain('perPerson: 47');
  await openForm(other, FORM);
  await fillField(other, 'banner.text', 'Come and see', banner.text);
  await expectRefusal(other, /Another tab .* reload this page/);
  expect(await textOf(page, SETTINGS)).toContain('perPerson: 47');
});

test('what another program has changed meanwhile is not written over', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, FORM);
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  const changed = (await textOf(page, SETTINGS)).replace(/perPerson: .*/, 'perPerson: 47');
  await writeText(page, SETTINGS, changed);
  await expectRefusal(page, /changed outside the editor.* reload this page/);
  expect(await textOf(page, SETTINGS)).toBe(changed);
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
  await expect(page.getByText('A file is damaged: its form is empty')).toBeVisible();
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
