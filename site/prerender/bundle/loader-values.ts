import type { Manifest } from '../manifest';

/**
 * Returns the values of the loader (virtual-build.ts).
 * @param site origin of the site
 * @param base address of the folder of the chunks
 * @param isExact true for the loader of an exact version, which checks the hashes of its chunks
 */
export function loaderValues(
  { version, schema, files, tags, rare, languages, hashes }: Manifest,
  site: string,
  base: string,
  isExact = false,
) {
  const needs = new Map(Object.values(tags).map(([own, ...others]) => [own, [0, ...others]]));
  const rows = [...files, ...(isExact ? languages : [])].map((file, index) =>
    [file.replace('.js', ''), ...(needs.get(index) ?? [])].join(' '),
  );
  return {
    site,
    version,
    base,
    rare,
    chunks: rows.join('|'),
    dataPath: `../../data/${schema}/`,
    own: '',
    hashes: isExact ? hashes.join('|') : '',
  };
}
