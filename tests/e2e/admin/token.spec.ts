import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { problemsWith } from '../../helpers/admin/edited-content';
import { EDITOR_NOTES, fillField, openForm } from '../../helpers/admin/editor-steps';
import { mockRepository } from '../../helpers/admin/repository-host';
import { expect, test } from '../fixtures';

// The policy allows only the host in the settings, and this build has none.
test.use({ bypassCSP: true });

test('commits a change when the owner signs in with a token', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES, /401|Invalid token/);
  const { token, commits } = await mockRepository(context);
  await page.goto('/admin/edit');

  async function signIn(typed: string): Promise<void> {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(typed);
    await page.keyboard.press('Enter');
  }
  await signIn('wrong');
  await expect(page.getByText(/token/i).and(page.getByRole('alert'))).toBeVisible();
  await signIn(token);
  await expect(page.getByRole('searchbox').first()).toBeVisible();

  const file = 'site/content/settings.yaml';
  const before = readFileSync(file, 'utf8');
  const content = parse(before) as { prices: { perPerson: number } };
  const { perPerson } = content.prices;
  await openForm(page, '/collections/settings/entries/settings');
  await fillField(page, 'prices.perPerson', String(perPerson + 5), String(perPerson));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits.length).toBe(1);
  await expect(page.locator('#saved')).toHaveText(/on the site in a few minutes/);
  const [commit] = commits;
  expect(Object.keys(commit!.files)).toEqual([file]);
  expect(commit!.files[file]).toBe(before.replace(`perPerson: ${perPerson}`, `perPerson: ${perPerson + 5}`));
  expect(commit!.message).toBeTruthy();
  // The deploy of this commit succeeds.
  expect(await problemsWith({ 'settings.yaml': commit!.files[file]! })).toEqual([]);
});
