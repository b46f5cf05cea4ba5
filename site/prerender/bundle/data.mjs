// Where tags find what the owner edits.
import { readFileSync } from 'node:fs';
import { isIn, placeInTag } from './paths.mjs';

/**
 * The schema of the data that tags import, the first of those that are written. A new one comes before it when what a
 * module of the data exports changes in a way that older code cannot read.
 */
export const [DATA_SCHEMA] = JSON.parse(readFileSync('site/prerender/data-schemas.json', 'utf8'));

/**
 * Returns the name of a data module. What the owner edits stays out of the code, which is kept for years: a tag imports
 * it from an address that does not change (`./data` of its folder), and so do parts that load later
 * (`import('#content/...')`). The modules there are written by site/prerender/data-files.ts; Node and the tests take
 * the sources.
 */
export const dataName = (id) => (id.startsWith('data:') ? id.slice(5) : undefined);
export const data = {
  name: 'data',
  resolveId(source, importer, { isEntry }) {
    const { tag } = isEntry || source !== './data' ? {} : placeInTag(importer);
    return tag ? { id: `data:${tag}`, external: true, moduleSideEffects: false } : null;
  },
  resolveDynamicImport(source, importer) {
    const isOurs = isIn('widgets', importer) && placeInTag(importer).part !== 'data';
    return isOurs && typeof source === 'string' && source.startsWith('#content/')
      ? { id: `data:${source.slice(9).replaceAll('/', '--')}`, external: true, moduleSideEffects: false }
      : null;
  },
};
export const dataPaths = (id) => (dataName(id) ? `../../data/${DATA_SCHEMA}/${dataName(id)}.js` : id);
