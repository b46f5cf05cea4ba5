import { made } from '#content/made';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from '@swc/core';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup, type Plugin } from 'rollup';
import { transpiled } from './bundle/plugins';
import type { TagName } from '../../widgets/registry';

/** Hash of the content that each element shows. */
export type DataHashes = Record<TagName, string>;

/** Names that each module exports. */
export type DataExports = Record<string, readonly string[]>;

/**
 * Writes the owner's content for elements: a module for each element, and one for each lazy part. Released code imports
 * them by name, so within a schema names and exports are only added.
 * @param folder of one schema, such as `dist/data/1`
 * @param needs names of the modules that each element's code imports, its own first
 */
export async function writeData(
  folder: string,
  needs: Readonly<Record<string, readonly string[]>>,
): Promise<{ hashes: DataHashes; exports: DataExports }> {
  const files = await bundle([...new Set(Object.values(needs).flat())]);
  mkdirSync(folder, { recursive: true });
  const hashes: Record<string, string> = {};
  for (const [tag, names] of Object.entries(needs)) hashes[tag] = hashOf(names, files);
  for (const [name, { text }] of files) {
    const hash = hashes[`cat-${name}`] ?? '';
    writeFileSync(path.join(folder, `${name}.js`), text.replaceAll('__HASH__', hash));
  }
  return {
    hashes: hashes as DataHashes,
    exports: Object.fromEntries([...files].map(([name, { exports }]) => [name, exports])),
  };
}

interface DataFile {
  text: string;
  exports: string[];
  /** Dynamically imported modules. */
  later: string[];
}

/** Returns the source of a module: an element's `data.ts`, or a generated module. */
const sourceOf = (name: string): string =>
  [`widgets/${name}/data.ts`, `.cache/content/${name.replaceAll('--', '/')}.ts`].find((file) =>
    existsSync(file),
  ) ?? name;

/** Bundles each module alone, so that none imports another statically, then their dynamic imports. */
async function bundle(names: readonly string[], done = new Map<string, DataFile>()) {
  const fresh = names.filter((name) => !done.has(name));
  if (!fresh.length) return done;
  await Promise.all(
    fresh.map(async (name) => {
      const plugins = [asAddresses, nodeResolve({ extensions: ['.ts'] }), transpiled];
      const bundled = await rollup({ input: sourceOf(name), plugins });
      const { output } = await bundled.generate({});
      const [{ code, exports, dynamicImports }] = output;
      const { code: text } = await minify(code, { module: true, mangle: false, format: { comments: false } });
      const later = dynamicImports.map((address) => path.basename(address, '.js'));
      done.set(name, { text, exports, later });
    }),
  );
  return bundle(
    [...done.values()].flatMap(({ later }) => later),
    done,
  );
}

/** Leaves dynamic imports as addresses. */
const asAddresses: Plugin = {
  name: 'as-addresses',
  resolveDynamicImport(source) {
    if (typeof source !== 'string') return null;
    const name = source.replace(/^(#content|\.)\//, '').replaceAll('/', '--');
    return { id: `./${name}.js`, external: 'relative' };
  },
};

/** Returns eight hexadecimal digits, the hash of modules and their dynamic imports, without the day of the build. */
function hashOf(names: readonly string[], files: ReadonlyMap<string, DataFile>): string {
  const all = new Set(names);
  for (const name of all) for (const later of files.get(name)!.later) all.add(later);
  const hash = createHash('sha256');
  for (const name of [...all].sort()) {
    hash.update(`${name}\0${files.get(name)!.text.replaceAll(String(made), '')}\0`);
  }
  return hash.digest('hex').slice(0, 8);
}
