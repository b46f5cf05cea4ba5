// Where tags find what the owner edits.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { isIn, placeInTag } from './paths';

/**
 * The schema of the data that tags import, the first of those that are written. A new one comes before it when what a
 * module of the data exports changes in a way that older code cannot read.
 */
export const [DATA_SCHEMA] = JSON.parse(readFileSync('site/prerender/data-schemas.json', 'utf8')) as [number];

/**
 * Returns the name of the data module that an import asks for, if it does. What the owner edits stays out of the code,
 * which is kept for years: a tag imports it from an address that does not change (`./data` of its folder), and so do
 * parts that load later (`import('#content/...')`). The modules there are written by site/prerender/data-files.ts; Node
 * and the tests take the sources.
 */
export function dataAskedFor(source: string, importer: string, isDynamic: boolean): string | undefined {
  const { tag, part } = placeInTag(importer);
  if (!isDynamic) return source === './data' ? tag : undefined;
  return isIn('widgets', importer) && part !== 'data' && source.startsWith('#content/')
    ? source.slice('#content/'.length).replaceAll('/', '--')
    : undefined;
}

/** Returns the address of a data module as code asks for it. */
export const dataAddress = (name: string): string => `../../data/${DATA_SCHEMA}/${name}.js`;

const apart = (name: string | undefined) =>
  name ? { id: `data:${name}`, external: true, moduleSideEffects: false } : null;

/** Returns the name of a data module by its id in the bundle. */
export const dataName = (id: string): string | undefined =>
  id.startsWith('data:') ? id.slice(5) : undefined;

export const data: Plugin = {
  name: 'data',
  resolveId: (source, importer, { isEntry }) =>
    apart(isEntry || !importer ? undefined : dataAskedFor(source, importer, false)),
  resolveDynamicImport: (source, importer) =>
    apart(typeof source === 'string' ? dataAskedFor(source, importer, true) : undefined),
};
export const dataPaths = (id: string): string => (dataName(id) ? dataAddress(dataName(id)!) : id);
