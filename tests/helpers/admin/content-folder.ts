import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The folder of the content, from the project’s root. */
export const CONTENT = 'site/content';

/** Lists the files of the content folder, from the project's root. */
export const contentFiles = (): string[] =>
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(CONTENT, name.replaceAll(path.sep, '/')))
    .filter((file) => statSync(file).isFile());

/**
 * Gives a page a folder with the site's content, and has it stand for the one that the owner picks: no test can work
 * the browser's own window. What the editor writes and reads is a real folder of the browser all the same.
 * @param edited texts of files that are other than the site's
 */
export async function giveFolder(page: Page, edited: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'showDirectoryPicker', async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    );
  });
  await page.goto('/admin/status');
  const files = contentFiles().map((file) => {
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

/** Returns the bytes of a file of that folder, as base64; undefined where there is none. */
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

/** Returns the text of a file of that folder. */
export const textOf = async (page: Page, file: string): Promise<string> =>
  Buffer.from((await bytesOf(page, file)) ?? '', 'base64').toString('utf8');

/** Writes a file of that folder, as another program does. */
export const writeText = (page: Page, file: string, text: string): Promise<void> =>
  page.evaluate(
    async ([name, written]) => {
      const steps = name.split('/');
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      const stream = await (await folder.getFileHandle(steps.at(-1)!, { create: true })).createWritable();
      await stream.write(written);
      await stream.close();
    },
    [file, text] as const,
  );

/** Lists the names in a folder of that folder. */
export const namesIn = (page: Page, folder: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    let handle = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    for (const step of name.split('/')) handle = await handle.getDirectoryHandle(step);
    const names: string[] = [];
    for await (const entry of handle.keys()) names.push(entry);
    return names;
  }, folder);
