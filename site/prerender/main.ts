import '../configured';
import { site } from '#content/config';
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { writeData } from './data-files';
import { CHANGELOG, releasedChanges } from './release/changelog';
import { listDeploy } from './release/keep';
import { readManifest, type ManifestFile } from './manifest';
import { writePackage } from './package/main';
import { checkReads, checkReleases } from './release/releases';
import { prerender } from './html/render';
import { writeSizes } from './sizes';
import { finishServiceWorker } from './service-worker';
import { copyTypes, TYPES } from './types';

/** The last step of a build: everything in `dist/` that is not made by the bundler, and the package beside it. */
export async function writePages(): Promise<void> {
  const outDir = process.env.OUT_DIR ?? 'dist';
  for (const [from, to] of [
    ['public', outDir],
    ['.cache/img', `${outDir}/img`],
  ] as const) {
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }

  const file = JSON.parse(readFileSync('.cache/manifest.json', 'utf8')) as ManifestFile;
  const schemas = JSON.parse(readFileSync('site/prerender/data-schemas.json', 'utf8')) as number[];
  checkReleases(schemas);
  const { hashes, exports } = await writeData(`${outDir}/data/${file.schema}`, file.data);
  checkReads(file.schema, exports);
  for (const [tag, hash] of Object.entries(hashes)) {
    const script = `${outDir}/v1/${tag.replace('cat-', '')}.js`;
    if (existsSync(script)) writeFileSync(script, readFileSync(script, 'utf8').replaceAll('__HASH__', hash));
  }
  const unwritten = schemas.filter((schema) => !existsSync(`${outDir}/data/${schema}`));
  if (unwritten.length) throw new Error(`Nothing writes the data of schema ${unwritten.join(', ')}.`);
  writeSizes(outDir, file);
  // A text that every browser shows; it moves with the releases, like all else under this address.
  writeFileSync(`${outDir}/v1/changes.txt`, releasedChanges(readFileSync(CHANGELOG, 'utf8')));
  await prerender({ outDir, manifest: readManifest(file), hashes });
  finishServiceWorker(outDir, file);

  copyTypes(`${outDir}/v1`);
  copyFileSync(`${TYPES}/custom-elements.json`, `${outDir}/custom-elements.json`);
  listDeploy(outDir);
  await writePackage({ site });
}

/** Writes what a change of a file can change, for `npm run dev`: data and pages. */
export async function writeAnew(outDir: string, file: ManifestFile): Promise<void> {
  const { hashes } = await writeData(`${outDir}/data/${file.schema}`, file.data);
  await prerender({ outDir, manifest: readManifest(file), hashes });
}
