import path from 'node:path';
import type { Metafile } from 'esbuild';
import { DATA_SCHEMA } from '../bundle/data';
import { tagFolders } from '../bundle/paths';
import { projectVersion } from '../build-id';
import type { ManifestFile } from '../manifest';

type Output = Metafile['outputs'][string];

/**
 * Returns what loader and prerenderer have to know of the code that esbuild has made.
 * @param codeDir folder of all of it, from the project's root
 */
export function devManifest({ outputs }: Metafile, codeDir: string): ManifestFile {
  const code = path.basename(codeDir);
  const nameOf = (file: string) => path.posix.relative(codeDir, file);
  const needs = (file: string, kinds: readonly string[], seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path: needed, kind, external } of outputs[file]!.imports)
      if (!external && kinds.includes(kind)) needs(needed, kinds, seen);
    return seen;
  };
  const atOnce = (file: string) => [...needs(file, ['import-statement'])].map(nameOf);
  const asFiles = (file: string) => atOnce(file).map((name) => `c/${code}/${name}`);

  const files = Object.keys(outputs)
    .filter((file) => file.endsWith('.js'))
    .map(nameOf);
  const tags: ManifestFile['tags'] = {};
  const data: ManifestFile['data'] = {};
  for (const folder of tagFolders) {
    const file = `${codeDir}/${folder}.js`;
    tags[`cat-${folder}`] = atOnce(file).map((name) => files.indexOf(name));
    const reached = [...needs(file, ['import-statement', 'dynamic-import'])];
    const asked = reached.flatMap((each) => dataIn(outputs[each]!));
    data[`cat-${folder}`] = [...new Set([folder, ...asked.sort()])];
  }
  const pages = Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
    const name = /^site\/pages\/(.+)\.tsx$/.exec(entryPoint)?.[1];
    return name ? [[name, asFiles(file)] as const] : [];
  });
  return {
    version: projectVersion(),
    schema: DATA_SCHEMA,
    code,
    entry: asFiles(`${codeDir}/site.js`),
    pages: Object.fromEntries(pages),
    files,
    tags,
    data,
  };
}

/** The names of the data that a chunk asks for. */
const dataIn = ({ imports }: Output): string[] =>
  imports
    .filter(({ external, path: address }) => external && address.includes('/data/'))
    .map(({ path: address }) => path.posix.basename(address, '.js'));
