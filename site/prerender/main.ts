import { cpSync, existsSync, readFileSync } from 'node:fs';
import { prerender } from './render';
import { readManifest } from './manifest';

const outDir = 'dist';
for (const [from, to] of [
  ['public', outDir],
  ['.cache/img', `${outDir}/img`],
] as const) {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
await prerender({ outDir, manifest: readManifest(JSON.parse(readFileSync('.cache/manifest.json', 'utf8'))) });
