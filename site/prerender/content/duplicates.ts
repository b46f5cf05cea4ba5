import { fieldName, type ContentProblem } from './read/problems';
import type { Loaded } from './read/reader';

/** A value that may occur only once, and where it is. */
export interface Unique {
  value: string | number;
  file: string;
  line: number;
  field: string;
}

/** Returns where the values at some paths of a file are. */
export function uniques(
  { file, lineOf }: Pick<Loaded<unknown>, 'file' | 'lineOf'>,
  entries: readonly { path: (string | number)[]; value: string | number }[],
): Unique[] {
  return entries.map(({ path, value }) => ({ value, file, line: lineOf(path), field: fieldName(path) }));
}

/** Reports every value that occurs a second time. */
export function checkUnique(found: readonly Unique[], report: (problem: ContentProblem) => void): void {
  const first = new Map<string | number, Unique>();
  for (const entry of found) {
    const before = first.get(entry.value);
    if (!before) {
      first.set(entry.value, entry);
      continue;
    }
    report({
      file: entry.file,
      line: entry.line,
      field: entry.field,
      wrong: `is "${entry.value}", which is already used in ${before.file}:${before.line}`,
      right:
        typeof entry.value === 'number'
          ? `Give it a number of its own; ${highest(found) + 1} is free.`
          : 'Remove one of the two.',
      kind: 'content',
    });
  }
}

const highest = (found: readonly Unique[]) => Math.max(...found.map(({ value }) => Number(value) || 0));
