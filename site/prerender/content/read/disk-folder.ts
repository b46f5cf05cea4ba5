import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Folder } from './folder';

/** Returns a content folder on this computer's disk, as seen from the project folder. */
export function diskFolder(root: string): Folder {
  return {
    shown: withSlashes(path.relative('', root)),
    async names(below = '') {
      const top = path.join(root, below);
      const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => withSlashes(path.relative(top, path.join(entry.parentPath, entry.name))));
    },
    read: (name) => readFile(path.join(root, name)),
  };
}

const withSlashes = (file: string): string => file.split(path.sep).join('/');
