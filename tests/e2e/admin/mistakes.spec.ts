import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { findings } from '../../helpers/access/axe';
import { textOf } from '../../helpers/admin/content-folder';
import { fillField, openField, openForm, save } from '../../helpers/admin/editor-steps';
import { expect, test } from './fixtures';

// axe is injected into the page.
test.use({ bypassCSP: true });

const SETTINGS = 'site/content/settings.yaml';
const SETTINGS_FORM = '/collections/settings/entries/settings';
const { banner, business } = parse(readFileSync(SETTINGS, 'utf8')) as {
  banner: { text: string };
  business: { email: string };
};
const FAQS = 'site/content/faqs.yaml';
const faqs = readFileSync(FAQS, 'utf8');
const { question } = (parse(faqs) as { tours: { question: string }[] }).tours[0]!;
/** A mistake that the form alone cannot find, because the words in braces are defined in another file. */
const WRONG = 'Is it {prise} per person?';
const RIGHT = 'Is it {price} per person?';

/** Presses Save. Expects an open form with the reason. */
async function expectRefusal(page: Page, reason: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('There was an error while saving the entry');
  await expect(alert).toContainText(reason);
  await alert.getByRole('button').click();
}

test('refuses to save mistakes, and asks before a changed form is left', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, '/collections/lists/entries/faqs');
  await fillField(page, 'tours.0.question', WRONG, question);
  await expectRefusal(page, /Questions on the list of tours 1, Question: .*\{prise\}/);
  expect(await textOf(page, FAQS)).toBe(faqs);
  await fillField(page, 'tours.0.question', RIGHT, WRONG);
  expect(await save(page, FAQS)).toContain(RIGHT);

  await openForm(page, SETTINGS_FORM);
  await fillField(page, 'business.email', 'nobody', business.email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One field has an error')).toBeVisible();
  await expect(page.locator('section[data-key-path="business.email"]')).toContainText(
    'This is not an email address.',
  );

  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => requested).toEqual(['beforeunload']);
  await expect((await openField(page, 'business.email')).locator('input').first()).toHaveValue('nobody');
  expect(await textOf(page, SETTINGS)).toBe(readFileSync(SETTINGS, 'utf8'));
});

test('lists mistakes in other forms after saving, and never overwrites a damaged file', async ({
  page,
  consoleGuard,
  enterEditor,
}) => {
  consoleGuard.allow(/YAMLParseError/);
  const fans = 'site/content/gallery/fans.yaml';
  const damaged = `${readFileSync(fans, 'utf8')}  - "half`;
  await enterEditor({ [FAQS]: faqs.replace(question, WRONG), [fans]: damaged });
  await openForm(page, SETTINGS_FORM);
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  expect(await save(page, SETTINGS)).toContain('Come and see');
  const dialog = page.getByRole('dialog', { name: 'Saved. Before the site can be published:' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Questions and lists, Questions and answers Questions on the list of tours 1, Question: .*\{prise\}/,
    /^Gallery, Fans .*not closed/,
  ]);
  // The editor moves its own messages into the dialog, where they fade.
  await expect(dialog.locator('.toast')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, '[data-mistakes]'), colorScheme).toEqual([]);
  }
  await dialog.getByRole('link').first().click();
  await expect(dialog).toBeHidden();
  await fillField(page, 'tours.0.question', RIGHT, WRONG);
  await save(page, FAQS);
  await expect(dialog.getByRole('listitem')).toHaveText([/^Gallery, Fans/]);
  await page.keyboard.press('Escape');
  await openForm(page, '/collections/gallery/entries/gallery-fans');
  await expectRefusal(page, /The file of this form is damaged/);
  expect(await textOf(page, fans)).toBe(damaged);
});

test('refuses to overwrite a file that another tab has saved', async ({ page, context, enterEditor }) => {
  await enterEditor();
  // A second editor would take a minute on a busy machine.
  const other = await context.newPage();
  await other.goto('/admin');
  const heard = other.evaluate(
    () =>
      new Promise((resolve) => {
        const channel = new BroadcastChannel('admin');
        channel.addEventListener('message', ({ data }) => resolve(data));
      }),
  );
  // Background tabs render nothing.
  await page.bringToFront();
  await openForm(page, '/collections/lists/entries/faqs');
  await fillField(page, 'tours.0.question', RIGHT, question);
  await save(page, FAQS);
  expect(await heard).toBe('faqs.yaml');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  await other.evaluate(() => new BroadcastChannel('admin').postMessage('settings.yaml'));
  await openForm(page, SETTINGS_FORM);
  await fillField(page, 'banner.text', 'Come and see', banner.text);
  await expectRefusal(page, /Another tab .* reload this page/);
  expect(await textOf(page, SETTINGS)).toBe(readFileSync(SETTINGS, 'utf8'));
});
