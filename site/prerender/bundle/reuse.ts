import { statSync } from 'node:fs';
import { isDev } from '../mode';

interface Cached {
  input: string;
  /** Times of the last change, by file. */
  times: Map<string, number>;
  value: unknown;
}
const cache = new Map<string, Cached>();

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Calls a function that reads files. During development returns its last result if neither the files nor the input
 * have changed.
 * @param name of the result
 * @param input other input, which becomes JSON
 */
export async function reuseUnlessChanged<T>(
  name: string,
  input: unknown,
  make: (last?: T) => Promise<{ value: T; files: readonly string[] }>,
): Promise<T> {
  const last = cache.get(name);
  const text = JSON.stringify(input);
  if (last?.input === text && [...last.times].every(([file, time]) => timeOf(file) === time))
    return last.value as T;
  // A failed call leaves nothing: the bundler's cache may name files that were moved.
  cache.delete(name);
  const started = Date.now();
  const { value, files } = await make(last?.value as T | undefined);
  // A file that has changed since the start counts as changed.
  const times = new Map(files.map((file) => [file, Math.min(timeOf(file), started)]));
  if (isDev()) cache.set(name, { input: text, times, value });
  return value;
}
