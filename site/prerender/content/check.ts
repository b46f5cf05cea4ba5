import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkFolder, type CheckedContent } from './check-folder';
import type { Folder } from './read/reader';

/** Reads a content folder on disk. Pictures have no text. */
export function readFolder(root: string): Folder {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(root, name)).isFile());
  const texts = files.map((name): [string, string] => [
    name.replaceAll(path.sep, '/'),
    /\.(yaml|md)$/.test(name) ? readFileSync(path.join(root, name), 'utf8') : '',
  ]);
  return { shown: path.relative('', root).replaceAll(path.sep, '/'), texts: new Map(texts) };
}

export const checkContentTree = (root: string, now?: Date): CheckedContent =>
  checkFolder(readFolder(root), now);
