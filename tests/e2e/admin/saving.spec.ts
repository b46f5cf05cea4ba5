import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { textOf } from '../../helpers/admin/content-folder';
import { fillField, openForm, save } from '../../helpers/admin/editor-steps';
import { expect, test } from './fixtures';

const FAQS = 'site/content/faqs.yaml';
const source = readFileSync(FAQS, 'utf8');
const { question } = (parse(source) as { tours: { question: string }[] }).tours[0]!;
/** A text that no form can know to be wrong: the words in braces are in another file. */
const WRONG = 'Is it {prise} per person?';

test('what the build would stop at is told while saving, and nothing is saved', async ({
  page,
  enterEditor,
}) => {
  await enterEditor();
  await openForm(page, '/collections/lists/entries/faqs');
  await fillField(page, 'tours.0.question', WRONG, question);
  await page.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('There was an error while saving the entry');
  await expect(told).toContainText(/Tours 1, Question: .*\{prise\}/);
  expect(await textOf(page, FAQS)).toBe(source);
  await told.getByRole('button').click();
  // What was typed is still there, to be corrected.
  await fillField(page, 'tours.0.question', 'Is it {price} per person?', WRONG);
  expect(await save(page, FAQS)).toContain('Is it {price} per person?');
});

test('what stands in the way elsewhere is told after saving, with the way there', async ({
  page,
  enterEditor,
}) => {
  await enterEditor({ [FAQS]: source.replace(question, WRONG) });
  await openForm(page, '/collections/settings/entries/settings');
  const settings = 'site/content/settings.yaml';
  const { banner } = parse(readFileSync(settings, 'utf8')) as { banner: { text: string } };
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  expect(await save(page, settings)).toContain('Come and see');
  const told = page.getByRole('dialog', { name: 'Saved. Before the site can be published:' });
  await expect(told.getByRole('listitem')).toHaveText([
    /^Questions and lists, Questions and answers Tours 1, Question: .*\{prise\}/,
  ]);
  await told.getByRole('link').click();
  await expect(told).toBeHidden();
  await fillField(page, 'tours.0.question', 'Is it {price} per person?', WRONG);
  await save(page, FAQS);
  await expect(told).toBeHidden();
});
