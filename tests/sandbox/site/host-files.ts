import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * A host file (`_headers`, `_redirects`) that is read again whenever it changed on disk, so that a rebuild needs no
 * restart. A missing file is an empty one. Errors of `parse` reach every request until the file is repaired.
 */
export function hostFile<T>(folder: string, name: string, parse: (text: string) => T): () => Promise<T> {
  const file = path.join(folder, name);
  let stamp = '';
  let value: T | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    const now = found ? `${found.mtimeMs} ${found.size}` : 'missing';
    if (value === undefined || now !== stamp) {
      value = parse(found ? await readFile(file, 'utf8') : '');
      stamp = now;
    }
    return value;
  };
}
