// `v1/<tag>.js`: the loader, an element, the runtime and today's content in one classic script.
import path from 'node:path';
import type { Plugin, RollupOptions } from 'rollup';
import type { BuildContext } from './manifest';
import { classic } from './classic';
import { loaderValues } from './loader-values';
import { isContent, pathOf } from './paths';

const ENTRY = 'one-file:';

/** Bundles the script of an element's folder. */
export function inOneFile({ dir, manifest, hashes, origin }: BuildContext, folder: string): RollupOptions {
  const tag = `cat-${folder}` as keyof typeof hashes;
  const { code } = manifest;
  const values = { ...loaderValues(manifest, origin, `/c/${code}/`), code, ownTag: tag, hash: hashes[tag] };
  const { plugins, ...script } = classic(ENTRY + folder, [`${dir}/v1/${folder}.js`], values, {
    inlineDynamicImports: true,
    // Never throw into the host page, whatever its browser lacks.
    intro: 'try{',
    outro: '}catch(error){console.warn("[cat] "+error)}',
  });
  return { ...script, plugins: [oneFile(origin, manifest), plugins] };
}

/** True for parts that share no code with the element and load from their own addresses on demand. */
const isApart = (id: string): boolean => /[\\/](messages-\w+\.ts|[\w-]+-edition\.ts|pop-up\.ts)$/.test(id);

/**
 * Joins element and loader, and leaves data and parts without shared code at absolute addresses: a page may serve a
 * copy of the file.
 */
const oneFile = (origin: string, { parts, schema }: BuildContext['manifest']): Plugin => ({
  name: 'one-file',
  resolveId: (source) => (source.startsWith(ENTRY) ? source : null),
  load: (id) =>
    id.startsWith(ENTRY)
      ? [`widgets/${id.slice(ENTRY.length)}/element.ts`, 'loader/loader.ts']
          .map((file) => `import ${JSON.stringify(path.resolve(file))};`)
          .join('\n')
      : null,
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string') return null;
    if (source.startsWith('#content/') || isContent(importer)) {
      const name = source.replace(/^(#content|\.)\//, '').replaceAll('/', '--');
      return { id: `${origin}/data/${schema}/${name}.js`, external: true };
    }
    const resolved = await this.resolve(source, importer);
    return resolved && isApart(resolved.id)
      ? { id: `${origin}/${parts[pathOf(resolved.id)]}`, external: true }
      : null;
  },
});
