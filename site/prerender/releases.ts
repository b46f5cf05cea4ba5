import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrity } from './integrity';

const KEPT = 'public/v';
/** Where partners find the hash of each exact loader. */
export const INTEGRITY = `${KEPT}/integrity.json`;

/** What a kept release says of itself in its `release.json`. */
export interface Release {
  /** Of the data that its code reads. */
  schema: number;
  /** The hash of its code. */
  code: string;
  /** Hashes of its files, by name. */
  files: Record<string, string>;
}

/** Returns the hashes of a release's files, by name. */
export const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'release.json')
      .sort()
      .map((name) => [name, integrity(readFileSync(path.join(folder, name)))]),
  );

/**
 * Stops a build that could not keep its word to pages that pinned a release: a file of it has changed or is gone, or
 * the data that it reads is no longer written.
 * @param schemas of the data that the build writes
 * @param folder where the releases are kept
 */
export function checkReleases(schemas: readonly number[], folder = KEPT): void {
  if (!existsSync(folder)) return;
  for (const version of readdirSync(folder)) {
    const own = path.join(folder, version);
    if (version === path.basename(INTEGRITY)) continue;
    const { schema, files } = JSON.parse(readFileSync(path.join(own, 'release.json'), 'utf8')) as Release;
    const found = hashesOf(own);
    const names = new Set([...Object.keys(files), ...Object.keys(found)]);
    const changed = [...names].filter((name) => files[name] !== found[name]);
    if (changed.length)
      throw new Error(`${own} is not what was released: ${changed.join(', ')}. Restore it from git.`);
    if (!schemas.includes(schema))
      throw new Error(`${own} reads data of schema ${schema}, which is no longer written.`);
  }
}
