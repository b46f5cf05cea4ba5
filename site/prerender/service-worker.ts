import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '#content/build';
import { fontPreloads } from '../style/font-preloads';
import type { ManifestFile } from './manifest';

/**
 * Tells the bundled worker which build it belongs to and what it brings along: the code and fonts of every page, and
 * the page for when there is no network. Its bytes change with every build, which is how browsers notice a deploy.
 */
export function finishServiceWorker(outDir: string, { entry }: ManifestFile): void {
  const file = path.join(outDir, 'sw.js');
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
