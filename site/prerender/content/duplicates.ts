import { problemAt, type Report } from './read/problems';
import type { YamlSource } from './read/yaml-source';

/** A value that may occur only once, and where it is. */
export interface Unique {
  value: string | number;
  file: Pick<YamlSource, 'file' | 'lineOf'>;
  path: readonly (string | number)[];
}

/** Reports every value that occurs a second time. */
export function checkUnique(found: readonly Unique[], report: Report): void {
  const first = new Map<string | number, Unique>();
  const free = Math.max(0, ...found.map(({ value }) => Number(value) || 0)) + 1;
  for (const entry of found) {
    const before = first.get(entry.value);
    if (!before) {
      first.set(entry.value, entry);
      continue;
    }
    const wrong = `is "${entry.value}", which is already used in ${before.file.file}:${before.file.lineOf(before.path)}`;
    const isNumber = typeof entry.value === 'number';
    const right = isNumber ? `Give it a number of its own; ${free} is free.` : 'Remove one of the two.';
    report(problemAt(entry.file, entry.path, { wrong, right }));
  }
}
