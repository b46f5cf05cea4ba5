import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect';
import { textOf } from './content-folder';

/**
 * Lines of the editor on the console: there is no repository, and the policy blocks the CDN of its fonts, which it loads
 * from us first.
 */
export const EDITOR_NOTES = /OAuth application ID is not defined|cdn\.jsdelivr\.net\/fontsource/;

/** Opens the editor with the folder that was given to the page. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/admin/edit');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('searchbox').first()).toBeVisible({ timeout: STEP });
}

/** Milliseconds that the editor may take for one step on a busy machine. */
const STEP = 20_000;

/** Opens the form of a file: `/collections/tours/entries/tours-brooklyn-heights`. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: STEP });
  await expect(page.locator('section.field').first()).toBeVisible({ timeout: STEP });
}

/**
 * Finds the field at a path such as `stops.0.title`, and opens the groups and lists around it. A group is drawn in
 * steps, its button last, so what is not there yet is looked for again.
 * @returns the field, with its input in it
 */
export async function openField(page: Page, path: string): Promise<Locator> {
  const steps = path.split('.');
  await scrollTo(page, page.locator(`section[data-key-path="${steps[0]}"]`).first());
  const field = page.locator(`section[data-key-path="${path}"]`).first();
  await expect(async () => {
    for (let depth = 1; depth < steps.length && !(await field.isVisible()); depth++)
      await openAround(page, steps, depth);
    // Far down in a group, as out of sight as anything.
    if (!(await field.isVisible())) await scrollDown(page);
    await expect(field).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: STEP });
  return field;
}

/** Opens the group or the list's entry that is so many steps deep on the way to a field, where it is drawn and closed. */
async function openAround(page: Page, steps: readonly string[], depth: number): Promise<void> {
  const around = page.locator(`section[data-key-path="${steps.slice(0, depth).join('.')}"]`).first();
  if ((await around.count()) === 0) return;
  const place = Number(steps[depth]);
  const target = Number.isNaN(place)
    ? around
    : around.locator('.item-list').first().locator(':scope > .item-wrapper').nth(place);
  const expand = target.getByRole('button', { name: 'Expand', exact: true }).first();
  if (!(await expand.isVisible())) return;
  await expand.click({ timeout: 1000 });
  // What is out of sight is not drawn.
  if (await target.count()) await target.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Scrolls the form down until a field is drawn: what is out of sight is not. */
async function scrollTo(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    if ((await field.count()) === 0) {
      await scrollDown(page);
    }
    await field.scrollIntoViewIfNeeded({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: STEP });
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 300);
}

/** Types a text into the field at a path, once it shows what stands there. */
export async function fillField(page: Page, path: string, text: string, before: string): Promise<void> {
  const input = (await openField(page, path)).locator('input, textarea').first();
  await expect(input).toHaveValue(before, { timeout: STEP });
  await input.fill(text);
}

/** Chooses a picture for the field at a path, and waits until the editor has made it smaller. */
export async function addPicture(
  page: Page,
  path: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const field = await openField(page, path);
  await field.locator('input[type=file]').first().setInputFiles(file);
  await expect(field.getByRole('button', { name: /^Replace/ }).first()).toBeVisible({ timeout: 30_000 });
}

/** Saves the form, and waits until its file has changed and the editor has closed it, which it does a moment later. */
export async function save(page: Page, file: string): Promise<string> {
  const before = await textOf(page, file);
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.poll(() => textOf(page, file), { timeout: STEP }).not.toBe(before);
  // A form that is opened before that is the old one, and what is typed into it goes with it.
  await expect(button).toBeHidden({ timeout: STEP });
  return textOf(page, file);
}
