import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { EditorSetup } from '../../../site/admin/editor/setup';

export const CONTENT = 'site/content';

/** Lists the files of the content folder, from the project's root. */
export const contentFiles = (): string[] =>
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(CONTENT, name.replaceAll(path.sep, '/')))
    .filter((file) => statSync(file).isFile());

/** True for texts and the pictures of one folder: copying all 12 MB takes seconds. */
const isGiven = (file: string): boolean => !/\/pictures\/(?!team\/)/.test(file);

/**
 * Copies the site's content to the page's private file system and makes the folder picker return that folder, because a
 * test cannot use the browser's dialog.
 * @param edited texts that differ from the site's, by file
 */
export async function giveFolder(page: Page, edited: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'showDirectoryPicker', async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    );
  });
  const texts = Object.entries(edited).map(([file, text]) => [path.posix.relative(CONTENT, file), text]);
  await page.route('**/admin/files/setup.json', async (route) => {
    const setup = (await (await route.fetch()).json()) as EditorSetup;
    await route.fulfill({ json: { ...setup, texts: { ...setup.texts, ...Object.fromEntries(texts) } } });
  });
  await page.goto('/admin/status');
  const files = contentFiles()
    .filter(isGiven)
    .map((file) => {
      const bytes = file in edited ? Buffer.from(edited[file]!) : readFileSync(file);
      return [file, bytes.toString('base64')] as const;
    });
  await page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, data] of all) {
      const steps = file.split('/');
      let folder = root;
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
      const handle = await folder.getFileHandle(steps.at(-1)!, { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
      await stream.close();
    }
  }, files);
}

/** Returns the bytes of a file in that folder as base64, or undefined without one. */
export const bytesOf = (page: Page, file: string): Promise<string | undefined> =>
  page.evaluate(async (name) => {
    const steps = name.split('/');
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    try {
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      const bytes = await (await (await folder.getFileHandle(steps.at(-1)!)).getFile()).arrayBuffer();
      return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, file);

export const textOf = async (page: Page, file: string): Promise<string> =>
  Buffer.from((await bytesOf(page, file)) ?? '', 'base64').toString('utf8');

/** Lists the names in a subfolder. */
export const namesIn = (page: Page, folder: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    let handle = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    for (const step of name.split('/')) handle = await handle.getDirectoryHandle(step);
    const names: string[] = [];
    for await (const entry of handle.keys()) names.push(entry);
    return names;
  }, folder);
