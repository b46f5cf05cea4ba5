import { expect, type Locator, type Page } from '@playwright/test';
import { textOf } from './content-folder';

/** Lines of the editor on the console: no company keeps the files, and its preview is a frame. */
export const EDITOR_NOTES = /OAuth application ID is not defined|iframe which has both allow-scripts/;

/** Opens the editor with the folder that was given to the page. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/admin/edit');
  await page.getByRole('button', { name: 'Work with a Folder on This Computer' }).click();
  await expect(page.getByRole('searchbox').first()).toBeVisible({ timeout: 20_000 });
}

/** Opens the form of a file: `/collections/tours/entries/tours-brooklyn-heights`. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.locator('section.field').first()).toBeVisible();
}

/**
 * Finds the field at a path such as `stops.0.title`, and opens the groups and lists around it.
 * @returns the field, with its input in it
 */
export async function openField(page: Page, path: string): Promise<Locator> {
  const steps = path.split('.');
  await scrollTo(page, page.locator(`section[data-key-path="${steps[0]}"]`).first());
  const field = page.locator(`section[data-key-path="${path}"]`).first();
  for (let depth = 1; depth < steps.length && !(await field.isVisible()); depth++) {
    const around = page.locator(`section[data-key-path="${steps.slice(0, depth).join('.')}"]`).first();
    if ((await around.count()) === 0) continue;
    const place = Number(steps[depth]);
    const target = Number.isNaN(place)
      ? around
      : around.locator('.item-list').first().locator(':scope > .item-wrapper').nth(place);
    const expand = target.getByRole('button', { name: 'Expand', exact: true }).first();
    if (await expand.isVisible()) await expand.click();
    // What is out of sight is not drawn.
    await target.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  }
  await expect(field).toBeVisible();
  return field;
}

/** Scrolls the form down until a field is drawn: what is out of sight is not. */
async function scrollTo(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    if ((await field.count()) === 0) {
      await page.mouse.move(500, 400);
      await page.mouse.wheel(0, 600);
    }
    await field.scrollIntoViewIfNeeded({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: 15_000 });
}

/** Types a text into the field at a path, once it shows what stands there. */
export async function fillField(page: Page, path: string, text: string, before: string): Promise<void> {
  const input = (await openField(page, path)).locator('input, textarea').first();
  await expect(input).toHaveValue(before);
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

/** Saves the form, and waits until its file has changed. */
export async function save(page: Page, file: string): Promise<string> {
  const before = await textOf(page, file);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => textOf(page, file), { timeout: 20_000 }).not.toBe(before);
  return textOf(page, file);
}
