import { asRead } from './formats';
import { refusal } from './refusal';

declare global {
  /** The folder that the owner has chosen; the editor keeps it here, and none where a company keeps the files. */
  var siteFolder: FileSystemDirectoryHandle | undefined;
}

/**
 * Keeps a form from being written over a file that something else has changed: a form is written as a whole. A company
 * that keeps the files refuses such a change itself.
 * @param path the file, as seen from the folder of the site
 * @param known its text as it was read or written last; undefined if there was none
 * @throws a refusal
 */
export async function checkDisk(path: string, known: string | undefined): Promise<void> {
  if (!globalThis.siteFolder) return;
  const text = await textAt(globalThis.siteFolder, path.split('/'));
  if (text === known) return;
  if (text === undefined || known === undefined || asRead(text) !== asRead(known))
    throw refusal(
      'The file of this form has been changed outside the editor. Copy what you have typed here, reload this page, and put it in again.',
    );
}

/** Returns the text of a file in a folder; undefined where it is not there. */
async function textAt(folder: FileSystemDirectoryHandle, steps: string[]): Promise<string | undefined> {
  try {
    let within = folder;
    for (const step of steps.slice(0, -1)) within = await within.getDirectoryHandle(step);
    const handle = await within.getFileHandle(steps.at(-1)!);
    return await (await handle.getFile()).text();
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError') return undefined;
    throw error;
  }
}
