import '../configured';
import { build } from '#content/build';
import { site } from '#content/config';
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fontPreloads } from '../style/font-preloads';
import { writeData } from './data-files';
import { listDeploy } from './release/keep';
import { readManifestFile, type ManifestFile } from './manifest';
import { writePackage } from './package/main';
import { CHANGELOG, checkReads, checkReleases, releasedChanges } from './release/releases';
import { prerender } from './html/render';
import { copyTypes, TYPES } from './types';

/** Writes everything in `dist/` that the bundler does not, and the npm package: the last step of a build. */
export async function writePages(): Promise<void> {
  const outDir = process.env.OUT_DIR!;
  cpSync('public', outDir, { recursive: true });
  cpSync('.cache/img', `${outDir}/img`, { recursive: true });

  const schemas = JSON.parse(readFileSync('site/prerender/data-schemas.json', 'utf8')) as number[];
  checkReleases(schemas);
  const { file, hashes, exports } = await rebuildPages();
  checkReads(file.schema, exports);
  for (const [tag, hash] of Object.entries(hashes)) {
    const script = `${outDir}/v1/${tag.replace('cat-', '')}.js`;
    if (existsSync(script)) writeFileSync(script, readFileSync(script, 'utf8').replaceAll('__HASH__', hash));
  }
  const unwritten = schemas.filter((schema) => !existsSync(`${outDir}/data/${schema}`));
  if (unwritten.length) throw new Error(`Nothing writes the data of schema ${unwritten.join(', ')}.`);
  // Browsers show .txt, and download .md.
  writeFileSync(`${outDir}/v1/changes.txt`, releasedChanges(readFileSync(CHANGELOG, 'utf8')));
  finishServiceWorker(outDir, file);

  copyTypes(`${outDir}/v1`);
  copyFileSync(`${TYPES}/custom-elements.json`, `${outDir}/custom-elements.json`);
  listDeploy(outDir);
  await writePackage(site);
}

/** Writes data and pages, again after a change during `npm run dev`. */
export async function rebuildPages() {
  const outDir = process.env.OUT_DIR!;
  const file = readManifestFile();
  const { hashes, exports } = await writeData(`${outDir}/data/${file.schema}`, file.data);
  await prerender(outDir, file, hashes);
  return { file, hashes, exports };
}

/**
 * Writes the build's id and the files to cache into the bundled worker: code and fonts of every page, and the offline
 * page. Its bytes change with every build, which is how browsers notice a deploy.
 */
function finishServiceWorker(outDir: string, { entry }: ManifestFile): void {
  const file = `${outDir}/sw.js`;
  const shell = [
    '/offline',
    '/loader.js',
    '/icons/favicon.svg',
    ...entry.map((name) => `/${name}`),
    ...fontPreloads,
  ];
  const text = readFileSync(file, 'utf8')
    .replaceAll('__BUILD__', JSON.stringify(build.id))
    .replaceAll('__SHELL__', JSON.stringify(shell));
  writeFileSync(file, text);
}
