import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect';
import { textOf } from './content-folder';

/** Console lines of the editor: there is no repository, and the policy blocks the CDN that its fonts fall back to. */
export const EDITOR_NOTES = /OAuth application ID is not defined|cdn\.jsdelivr\.net\/fontsource/;

/** Opens the editor with the folder of `giveFolder`. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/admin/edit');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
}

/** Opens the form of a file: `/collections/tours/entries/tours-brooklyn-heights`. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.locator('section.field').first()).toBeVisible();
}

/** Opens the groups and lists around the field at a path such as `stops.0.title`, and returns it. */
export async function openField(page: Page, path: string): Promise<Locator> {
  const steps = path.split('.');
  await scrollTo(page, page.locator(`section[data-key-path="${steps[0]}"]`).first());
  const field = page.locator(`section[data-key-path="${path}"]`).first();
  await expect(async () => {
    for (let depth = 1; depth < steps.length && !(await field.isVisible()); depth++)
      await openAround(page, steps, depth);
    if (!(await field.isVisible())) await scrollDown(page);
    await expect(field).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: 20_000 });
  return field;
}

/** Opens the group or list entry at a depth of a path if it is rendered and closed. */
async function openAround(page: Page, steps: readonly string[], depth: number): Promise<void> {
  const around = page.locator(`section[data-key-path="${steps.slice(0, depth).join('.')}"]`).first();
  if ((await around.count()) === 0) return;
  const index = Number(steps[depth]);
  const target = Number.isNaN(index)
    ? around
    : around.locator('.item-list').first().locator(':scope > .item-wrapper').nth(index);
  const expand = target.getByRole('button', { name: 'Expand', exact: true }).first();
  if (!(await expand.isVisible())) return;
  await expand.click({ timeout: 1000 });
  // The editor renders only what is in view.
  if (await target.count()) await target.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Scrolls down until the editor renders a field. */
async function scrollTo(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    if ((await field.count()) === 0) await scrollDown(page);
    await field.scrollIntoViewIfNeeded({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: 20_000 });
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 300);
}

/** Replaces the text of a field, after it shows the text before. */
export async function fillField(page: Page, path: string, text: string, before: string): Promise<void> {
  const input = (await openField(page, path)).locator('input, textarea').first();
  await expect(input).toHaveValue(before);
  await input.fill(text);
}

/** Chooses a picture in an opened field and waits until the editor has resized it. */
export async function addPicture(
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await field.locator('input[type=file]').first().setInputFiles(file);
  await expect(field.getByRole('button', { name: /^Replace/ }).first()).toBeVisible({ timeout: 30_000 });
}

/** Saves the form and waits until its file has changed and the editor has closed it. Returns the file's text. */
export async function save(page: Page, file: string): Promise<string> {
  const before = await textOf(page, file);
  const form = page.url();
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.poll(() => textOf(page, file)).not.toBe(before);
  // A form that is opened earlier would lose typed text, or be left again: the editor goes back after it has hidden the button.
  await expect(button).toBeHidden();
  await expect(page).not.toHaveURL(form);
  return textOf(page, file);
}
