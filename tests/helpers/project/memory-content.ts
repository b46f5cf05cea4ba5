import { checkFolder } from '../../../site/prerender/content/check-folder';
import { readFolder } from '../../../site/prerender/content/check';
import type { Folder } from '../../../site/prerender/content/read/reader';
import { FIXTURE } from './content-copy';

const fixture = readFolder(FIXTURE).texts;

/** Returns a content folder in memory: the fixture with files added, replaced or removed (`undefined`). */
export function memoryFolder(changes: Readonly<Record<string, string | undefined>> = {}): Folder {
  const files = Object.entries({ ...Object.fromEntries(fixture), ...changes });
  return {
    shown: 'content',
    texts: new Map(files.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
  };
}

/** Checks the fixture with such changes. */
export const checkChanged = (changes: Readonly<Record<string, string | undefined>>) =>
  checkFolder(memoryFolder(changes));

/** Returns a file's text with a part replaced, which it must contain. */
export function edited(file: string, from: string, to: string): string {
  const text = fixture.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return text.replace(from, () => to);
}
