import type { Manifest } from './manifest';

/**
 * Returns the values of the loader (`virtual:build`).
 * @param site its origin
 * @param chunkFolder address of the folder of the chunks
 * @param isExact true for the loader of an exact version, which checks the hashes of its chunks
 */
export function loaderValues(
  { version, schema, files, elements, onDemandIndex, languages, hashes }: Manifest,
  site: string,
  chunkFolder: string,
  isExact = false,
) {
  const needs = new Map(Object.values(elements).map(([own, ...others]) => [own, [0, ...others]]));
  const rows = [...files, ...(isExact ? languages : [])].map((file, index) =>
    [file.replace('.js', ''), ...(needs.get(index) ?? [])].join(' '),
  );
  return {
    site,
    version,
    chunkFolder,
    onDemandIndex,
    chunkRows: rows.join('|'),
    dataPath: `../../data/${schema}/`,
    ownTag: '',
    chunkHashes: isExact ? hashes.join('|') : '',
  };
}
