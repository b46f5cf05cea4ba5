import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFolder } from '../../../site/prerender/content/check-folder';
import type { Folder } from '../../../site/prerender/content/read/folder';
import { FIXTURE } from './content-copy';

type Text = string | Uint8Array;

const names = readdirSync(FIXTURE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FIXTURE, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/** Texts of the fixture's content by file; a picture has none. */
export const fixture: ReadonlyMap<string, Text> = new Map(
  names.map((name) => [name, name.startsWith('pictures/') ? '' : readFileSync(`${FIXTURE}/${name}`, 'utf8')]),
);

/** Returns a content folder in memory: the fixture with some files added or replaced, or removed (`undefined`). */
export function memoryFolder(changes: Readonly<Record<string, Text | undefined>> = {}): Folder {
  const files = new Map<string, Text | undefined>([...fixture, ...Object.entries(changes)]);
  for (const [name, text] of files) if (text === undefined) files.delete(name);
  return {
    shown: 'content',
    names: async (below = '') =>
      [...files.keys()].flatMap((name) =>
        name.startsWith(below && `${below}/`) ? [below ? name.slice(below.length + 1) : name] : [],
      ),
    async read(name) {
      const text = files.get(name);
      if (text === undefined) throw Object.assign(new Error(name), { code: 'ENOENT' });
      return typeof text === 'string' ? new TextEncoder().encode(text) : text;
    },
  };
}

/** Checks the fixture after some changes of its files. */
export const checkChanged = (changes: Readonly<Record<string, Text | undefined>>) =>
  checkFolder(memoryFolder(changes));

/** Returns a file's text with a piece replaced; the piece must be there. */
export function edited(file: string, from: string, to: string): string {
  const text = String(fixture.get(file));
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return text.replace(from, () => to);
}
