import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup, type RollupOptions } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { writeDesk } from './admin/main';
import { filesIn, hashOfFiles } from './build-id';
import { generate } from './generate';
import { precompress } from './hosts/precompress';

const STAMP = '.cache/built.json';

interface BuildOptions {
  /** All picture formats and widths, for a deploy. */
  full: boolean;
  /** Samples are content as any other, as they always are in the sandbox; else those that must not go out stay out. */
  withSamples?: boolean;
  /** True for the editor alone, without the site's pages: a deploy of its own, on another origin than their scripts. */
  editorOnly?: boolean;
  /** Receives each step. */
  log?: (line: string) => void;
}

/**
 * Builds `dist/`: content and pictures, the browser's code, the loader, and every page as HTML. Does nothing
 * when nothing has changed since the last time.
 */
export async function build({
  full,
  withSamples = false,
  editorOnly = false,
  log = console.log,
}: BuildOptions): Promise<void> {
  const { SANDBOX, SITE_PORT, SERVICES_PORT } = process.env;
  const samples = SANDBOX || withSamples ? 'keep' : 'leave out';
  const inputs = JSON.stringify([
    hashOfInputs(),
    full,
    samples,
    editorOnly,
    SANDBOX,
    SITE_PORT,
    SERVICES_PORT,
  ]);
  if (existsSync('dist/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) {
    log('Nothing has changed since the last build.');
    return;
  }
  rmSync(STAMP, { force: true });
  log('1/3 Content and style sheets');
  const { checked, encodePictures } = await generate({ full, samples, log });
  // Made beside the site that may be served right now, and put in its place when it is whole.
  const next = `.cache/next-${process.pid}`;
  process.env.OUT_DIR = next;
  log('2/3 Code, pictures and the desk');
  // The bundler keeps one core busy, the encoders and the desk's own bundler the others.
  const hasEditor = SANDBOX || editorOnly || checked.content.settings!.data.liveEditor;
  await Promise.all([bundle(log), encodePictures(), hasEditor && writeDesk(next, checked)]);
  log('3/3 Pages');
  const bundled = `${pathToFileURL(path.resolve('.cache/prerender/main.mjs')).href}?${Date.now()}`;
  const { writePages } = (await import(bundled)) as typeof import('./main');
  await writePages();
  if (editorOnly) removePages(next);
  if (full) await precompress(next);
  replaceFolder(next, 'dist');
  writeFileSync(STAMP, inputs);
}

/** Removes every page but the editor's, whose origin must run no other company's script. */
function removePages(folder: string): void {
  for (const file of filesIn(folder))
    if (file.endsWith('.html') && !file.startsWith(path.join(folder, 'admin'))) rmSync(file);
}

function replaceFolder(from: string, to: string): void {
  const old = `${from}-old`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/** Runs every bundle of `rollup.config.mjs`; any warning that is not about chunk sizes is an error. */
export async function bundle(log: (line: string) => void): Promise<void> {
  const { options } = await loadConfigFile(path.resolve('rollup.config.mjs'), { silent: true });
  for (const config of options as RollupOptions[]) {
    const bundled = await rollup({
      ...config,
      logLevel: 'warn',
      onwarn(warning) {
        throw new Error(`${warning.code ?? 'rollup'}: ${warning.message}`);
      },
    });
    for (const output of [config.output ?? []].flat()) await bundled.write(output);
    await bundled.close();
    log(`    ${JSON.stringify(config.input).slice(0, 60)}`);
  }
}

const hashOfInputs = (): string =>
  hashOfFiles([
    ...['widgets', 'loader', 'site', 'public'].flatMap((folder) =>
      existsSync(folder) ? filesIn(folder) : [],
    ),
    'rollup.config.mjs',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ]);

if (process.argv[1]?.endsWith('build.ts')) {
  build({
    full: true,
    withSamples: process.argv.includes('--with-samples'),
    editorOnly: process.argv.includes('--editor-only'),
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
