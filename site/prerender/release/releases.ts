import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataExports } from '../data-files';
import { integrity } from './integrity';

/** Folder of the releases. */
export const KEPT = 'public/v';
const HASHES = 'integrity.json';
/** File in which partners find the hash of each exact loader. */
export const INTEGRITY = `${KEPT}/${HASHES}`;

/** Contents of a stored release's `release.json`. */
export interface Release {
  /** Of the data that its code reads. */
  schema: number;
  /** The hash of its code. */
  code: string;
  /** Hashes of its files, by name. */
  files: Record<string, string>;
}

/** Some systems leave files of their own in every folder that somebody has looked into. */
const isOurs = (name: string): boolean => !name.startsWith('.');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the versions that are kept in a folder. */
const versionsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => isOurs(name) && name !== HASHES) : [];

/** Returns the newest released version; empty before the first one. */
export const latestRelease = (): string =>
  existsSync(INTEGRITY)
    ? Object.keys(readJson(INTEGRITY) as object)
        .at(-1)!
        .split('/')[1]!
    : '';

/** Returns the hashes of a release's files, by name. */
export const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'release.json' && isOurs(name))
      .sort()
      .map((name) => [name, integrity(readFileSync(path.join(folder, name)))]),
  );

/**
 * Stops a build that could not keep its word to pages that pinned a release: a file of it has changed or is gone, the
 * whole release is, or data of the schema that it reads is no longer written.
 * @param schemas of the data that the build writes
 * @param folder where the releases are kept
 */
export function checkReleases(schemas: readonly number[], folder = KEPT): void {
  for (const version of versionsIn(folder)) {
    const own = path.join(folder, version);
    const about = path.join(own, 'release.json');
    if (!existsSync(about))
      throw new Error(`${own} is half a release: restore it from git, or remove it and release again.`);
    const { schema, files } = readJson(about) as Release;
    const found = hashesOf(own);
    const names = new Set([...Object.keys(files), ...Object.keys(found)]);
    const changed = [...names].filter((name) => files[name] !== found[name]);
    if (changed.length)
      throw new Error(
        `${own} is not what was released: ${changed.join(', ')}. Restore it from git, and remove what git does not know.`,
      );
    if (!schemas.includes(schema))
      throw new Error(`${own} reads data of schema ${schema}, which is no longer written.`);
  }
  checkPublished(folder);
}

/** Stops where the list of hashes that partners copy from names other loaders than those that are kept. */
function checkPublished(folder: string): void {
  const list = path.join(folder, HASHES);
  const published = existsSync(list) ? (readJson(list) as Record<string, string>) : {};
  const kept = Object.fromEntries(
    versionsIn(folder).map((version) => [
      `v/${version}/loader.js`,
      integrity(readFileSync(path.join(folder, version, 'loader.js'))),
    ]),
  );
  const names = new Set([...Object.keys(published), ...Object.keys(kept)]);
  const wrong = [...names].filter((name) => published[name] !== kept[name]);
  if (wrong.length)
    throw new Error(
      `${list} and the releases beside it differ in ${wrong.join(', ')}. Restore both from git.`,
    );
}

/** Pattern of what code imports by name from a data module. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"\.\.\/\.\.\/data\/(\d+)\/([\w-]+)\.js"/g;

/**
 * Stops a build whose data lacks what a kept release imports: within a schema, names are only ever added.
 * @param exports by module, the names that were written of this schema
 */
export function checkReads(schema: number, exports: DataExports, folder = KEPT): void {
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
