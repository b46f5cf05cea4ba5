// Addresses of the owner's content for elements.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { isIn, elementPartOf } from './paths';

/**
 * Schemas of the data that the build writes, the current one first. Put a new number first when older code cannot read a
 * changed data module.
 */
export const dataSchemas = JSON.parse(readFileSync('site/prerender/bundle/data-schemas.json', 'utf8')) as [
  number,
];
export const [DATA_SCHEMA] = dataSchemas;

export const dataName = (id: string): string | undefined =>
  id.startsWith('data:') ? id.slice(5) : undefined;

/** Returns the address from which code imports a data module. */
export const dataPaths = (id: string): string =>
  dataName(id) ? `../../data/${DATA_SCHEMA}/${dataName(id)}.js` : id;

const external = (name: string | undefined) =>
  name ? { id: `data:${name}`, external: true, moduleSideEffects: false } : null;

/**
 * Keeps content out of code, which browsers cache for a year: an element imports its `./data`, and its lazy parts import
 * `#content/...`, from addresses that do not change. write-data.ts writes these modules.
 */
export const data: Plugin = {
  name: 'data',
  resolveId: (source, importer, { isEntry }) =>
    external(!isEntry && importer && source === './data' ? elementPartOf(importer).folder : undefined),
  resolveDynamicImport: (source, importer) =>
    external(
      typeof source === 'string' &&
        source.startsWith('#content/') &&
        isIn('widgets', importer) &&
        elementPartOf(importer).part !== 'data'
        ? source.slice('#content/'.length).replaceAll('/', '--')
        : undefined,
    ),
};
