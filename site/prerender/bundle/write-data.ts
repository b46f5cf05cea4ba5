import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from '@swc/core';
import { rollup, type Plugin } from 'rollup';
import { dataSchemas } from './data';
import { reuseUnlessChanged } from './reuse';
import { buildValues, resolve, transpiled } from './plugins';
import type { DataHashes, Manifest } from './manifest';
import { currentMode } from '../mode';
import { checkReads } from '../release/releases';

/**
 * Writes the owner's content for elements: a module for each element, and one for each lazy part. Released code imports
 * them by name, so within a schema names and exports are only added. Throws if a release would lack one.
 * @param dir folder of the site
 * @param made day of the build, which changes no hash
 */
export async function writeData(dir: string, { data, schema }: Manifest, made: number): Promise<DataHashes> {
  const files = await bundleAll([...new Set(Object.values(data).flat())]);
  const hashes = Object.fromEntries(
    Object.entries(data).map(([tag, names]) => [tag, hashOf(names, files, made)]),
  );
  const folder = `${dir}/data/${schema}`;
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of files) {
    const hash = hashes[`cat-${name}`];
    const { text } = hash ? await bundleModule(name, hash) : file;
    writeFileSync(path.join(folder, `${name}.js`), text);
  }
  checkReads(schema, Object.fromEntries([...files].map(([name, { exports }]) => [name, exports])));
  const unwritten = dataSchemas.filter((each) => !existsSync(`${dir}/data/${each}`));
  if (unwritten.length) throw new Error(`Nothing writes the data of schema ${unwritten.join(', ')}.`);
  return hashes as DataHashes;
}

interface DataFile {
  text: string;
  /** The text before the minifier, which writes numbers in other ways. */
  code: string;
  exports: string[];
  /** Dynamically imported modules. */
  later: string[];
}

/** Returns the source of a module: an element's `data.ts`, or a generated module. */
const sourceOf = (name: string): string =>
  [`widgets/${name}/data.ts`, `${currentMode().content}/${name.replaceAll('--', '/')}.ts`].find((file) =>
    existsSync(file),
  ) ?? name;

/** Bundles each module alone, so that none imports another statically, then their dynamic imports. */
async function bundleAll(names: readonly string[], done = new Map<string, DataFile>()) {
  const missing = names.filter((name) => !done.has(name));
  if (!missing.length) return done;
  await Promise.all(missing.map(async (name) => done.set(name, await bundleModule(name))));
  return bundleAll(
    [...done.values()].flatMap(({ later }) => later),
    done,
  );
}

/** @param hash of the content, in the data of an element; empty until it is known */
const bundleModule = (name: string, hash = '') =>
  reuseUnlessChanged<DataFile>(`data of ${name} ${hash && 'with hash'}`, hash, async () => {
    const plugins = [buildValues({ hash }), asAddresses, resolve(), transpiled];
    const bundled = await rollup({ input: sourceOf(name), plugins });
    const { output } = await bundled.generate({});
    const [{ code, exports, dynamicImports }] = output;
    const { code: text } = await minify(code, { module: true, mangle: false, format: { comments: false } });
    const later = dynamicImports.map((address) => path.basename(address, '.js'));
    return { value: { text, code, exports, later }, files: bundled.watchFiles };
  });

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
function hashOf(names: readonly string[], files: ReadonlyMap<string, DataFile>, made: number): string {
  const all = new Set(names);
  for (const name of all) for (const later of files.get(name)!.later) all.add(later);
  const hash = createHash('sha256');
  for (const name of [...all].sort()) {
    hash.update(`${name}\0${files.get(name)!.code.replaceAll(String(made), '')}\0`);
  }
  return hash.digest('hex').slice(0, 8);
}
