import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const RELEASES = 'public/v';
const HASHES = 'integrity.json';
/** File in which partners find the hash of each exact loader. */
export const INTEGRITY = `${RELEASES}/${HASHES}`;

/** Contents of a stored release's `release.json`. */
export interface Release {
  /** Schema of the data that its code reads. */
  schema: number;
  /** Hashes of its files, by name. */
  files: Record<string, string>;
}

/** Returns the hash by which browsers check a file that never changes. */
export const sha384 = (file: Uint8Array | string): string =>
  createHash('sha384').update(file).digest('base64');

/** Returns the value of an `integrity` attribute. */
export const integrity = (file: Uint8Array): string => `sha384-${sha384(file)}`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the hashes of the released loaders, such as `v/1.0.0/loader.js`, the oldest first. */
export function readIntegrity(folder = RELEASES): Record<string, string> {
  const file = path.join(folder, HASHES);
  return existsSync(file) ? (readJson(file) as Record<string, string>) : {};
}

const versionsIn = (folder: string): string[] =>
  Object.keys(readIntegrity(folder)).map((loader) => loader.split('/')[1]!);

/** Returns the newest released version; empty before the first one. */
export const latestRelease = (): string => versionsIn(RELEASES).at(-1) ?? '';

/** Returns the hashes of a folder's files, by name. */
export const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, integrity(readFileSync(path.join(folder, name)))]),
  );

/** Throws if a pinned release has changed, or reads data of a schema that the build no longer writes. */
export function checkReleases(schemas: readonly number[], folder = RELEASES): void {
  for (const version of versionsIn(folder)) {
    const own = path.join(folder, version);
    const { schema, files } = readJson(path.join(own, 'release.json')) as Release;
    const found = hashesOf(own);
    const changed = Object.keys(files).filter((name) => files[name] !== found[name]);
    if (changed.length)
      throw new Error(`${own} is not what was released: ${changed.join(', ')}. Restore it from git.`);
    if (!schemas.includes(schema))
      throw new Error(`${own} reads data of schema ${schema}, which is no longer written.`);
  }
}

/** Names that each data module exports. */
type DataExports = Record<string, readonly string[]>;

/** Matches named imports from a data module. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"\.\.\/\.\.\/data\/(\d+)\/([\w-]+)\.js"/g;

/** Throws if the written data (`exports`, by module) lacks a name that a release imports. */
export function checkReads(schema: number, exports: DataExports, folder = RELEASES): void {
  for (const version of versionsIn(folder)) {
    const own = path.join(folder, version);
    for (const file of readdirSync(own).filter((name) => name.endsWith('.js'))) {
      for (const [, list, number, module] of readFileSync(path.join(own, file), 'utf8').matchAll(IMPORT)) {
        if (Number(number) !== schema) continue;
        const wanted = list!.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!);
        const missing = wanted.filter((name) => !exports[module!]?.includes(name));
        if (missing.length)
          throw new Error(
            `data/${schema}/${module}.js no longer exports ${missing.join(', ')}, which ${own}/${file} imports.`,
          );
      }
    }
  }
}

export const CHANGELOG = 'loader/CHANGELOG.md';
const HEADING = '## Unreleased\n';

/** Returns the changelog without the unreleased changes. */
export function releasedChanges(changelog: string): string {
  const [, after = ''] = changelog.split(HEADING);
  return /^## [\s\S]*/m.exec(after)?.[0] ?? '';
}

/** Returns the changelog with the unreleased changes under a version and day. Throws if there are none. */
export function numberChanges(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(HEADING);
  const changes = after?.split(/^## /m)[0]?.trim();
  if (before === undefined || !changes)
    throw new Error(
      'loader/CHANGELOG.md: say under "## Unreleased" what a page that moves to this version meets.',
    );
  return `${before}${HEADING}\n## ${version}, ${day}\n${after}`;
}
