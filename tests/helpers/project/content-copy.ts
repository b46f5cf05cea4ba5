import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Content of the tests, which the owner's edits do not change. */
export const FIXTURE = 'tests/fixtures/content';

/** Copies a content folder for a test to edit. Pictures are linked. */
export async function contentCopy(from = FIXTURE) {
  const source = path.resolve(from);
  const pictures = path.join(source, 'pictures');
  const dir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await cp(source, dir, { recursive: true, filter: (file) => file !== pictures });
  await symlink(pictures, path.join(dir, 'pictures'));
  return {
    dir,
    /** Replaces a text in a file, which must contain it. */
    async edit(file: string, from: string, to: string) {
      const target = path.join(dir, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await writeFile(target, text.replace(from, to));
    },
    write: (file: string, text: string | Uint8Array) => writeFile(path.join(dir, file), text),
    read: (file: string) => readFile(path.join(dir, file), 'utf8'),
    remove: () => rm(dir, { recursive: true }),
  };
}
