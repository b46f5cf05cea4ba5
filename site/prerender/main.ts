import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { declarations, manifest as elementsManifest } from './docs/outputs';
import { readTagDocs } from './docs/tag-docs';
import { integrity } from './integrity';
import { readManifest, type ManifestFile } from './manifest';
import { prerender } from './render';
import { finishServiceWorker } from './service-worker';

/** The last step of a build: everything in `dist/` that is not made by the bundler. */
export async function writePages(): Promise<void> {
  const outDir = process.env.OUT_DIR ?? 'dist';
  for (const [from, to] of [
    ['public', outDir],
    ['.cache/img', `${outDir}/img`],
  ] as const) {
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }

  const file = JSON.parse(readFileSync('.cache/manifest.json', 'utf8')) as ManifestFile;
  await prerender({ outDir, manifest: readManifest(file) });
  finishServiceWorker(outDir, file);

  copyChunks(`${outDir}/v/${file.version}`);
  const docs = readTagDocs();
  mkdirSync(`${outDir}/v/${file.version}`, { recursive: true });
  writeFileSync(`${outDir}/custom-elements.json`, elementsManifest(docs));
  writeFileSync(`${outDir}/v/${file.version}/cat-tours.d.ts`, declarations(docs));
  const exact = `v/${file.version}/loader.js`;
  writeFileSync(
    `${outDir}/v/integrity.json`,
    `${JSON.stringify({ ...released(), [exact]: integrity(readFileSync(`${outDir}/${exact}`)) }, null, 2)}\n`,
  );
}

/** The same chunks at other addresses, for a loader whose first try failed: see loader.ts. */
function copyChunks(folder: string): void {
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'loader.js');
  for (const name of chunks) cpSync(`${folder}/${name}`, `${folder}/again/${name}`);
}

/** Hashes of the versions that earlier releases left. */
function released(): Record<string, string> {
  const known = 'public/v/integrity.json';
  return existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Record<string, string>) : {};
}
