// `v1/<tag>.js`: the loader, an element, the runtime and today's content in one classic script.
import path from 'node:path';
import { DATA_SCHEMA } from './data.ts';
import { chunks } from './manifest.mjs';
import { isIn } from './paths.ts';

const ENTRY = 'one-request:';
export const entryOf = (folder) => ENTRY + folder;

/** True for parts that share no code with the element and load from their own addresses on demand. */
const isApart = (id) => /[\\/](messages-\w+\.ts|[\w-]+-edition\.ts)$/.test(id);

/**
 * Joins element and loader, and leaves data and parts without shared code at absolute addresses: a page may serve a
 * copy of the file.
 * @param site returns the origin of our site
 */
export const oneRequest = (site) => ({
  name: 'one-request',
  resolveId: (source) => (source.startsWith(ENTRY) ? source : null),
  load: (id) =>
    id.startsWith(ENTRY)
      ? [`widgets/${id.slice(ENTRY.length)}/element.ts`, 'loader/loader.ts']
          .map((file) => `import ${JSON.stringify(path.resolve(file))};`)
          .join('\n')
      : null,
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string') return null;
    if (source.startsWith('#content/') || isIn('.cache/content', importer)) {
      const name = source.replace(/^(#content|\.)\//, '').replaceAll('/', '--');
      return { id: `${site()}/data/${DATA_SCHEMA}/${name}.js`, external: true };
    }
    const resolved = await this.resolve(source, importer);
    return resolved && isApart(resolved.id)
      ? { id: `${site()}/${chunks.addresses[resolved.id]}`, external: true }
      : null;
  },
});
