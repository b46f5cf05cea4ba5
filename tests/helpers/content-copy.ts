import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const SOURCE = path.resolve('site/content');
const PICTURES = path.join(SOURCE, 'pictures');

/** A copy of the site's content that a test may spoil; the pictures are shared, not copied. */
export async function contentCopy() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await cp(SOURCE, dir, { recursive: true, filter: (source) => source !== PICTURES });
  await symlink(PICTURES, path.join(dir, 'pictures'));
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
