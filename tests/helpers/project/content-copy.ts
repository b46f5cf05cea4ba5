import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A small whole site of the tests' own, so that nothing the owner edits changes what they find. */
export const FIXTURE = 'tests/fixtures/content';

/** Makes a copy of a content folder, the fixture's if none is named, that a test may spoil; the pictures are shared, not copied. */
export async function contentCopy(from = FIXTURE) {
  const source = path.resolve(from);
  const pictures = path.join(source, 'pictures');
  const dir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await cp(source, dir, { recursive: true, filter: (file) => file !== pictures });
  await symlink(pictures, path.join(dir, 'pictures'));
  return {
    dir,
    /** Replaces a piece of a file's text; the piece must be there. */
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
