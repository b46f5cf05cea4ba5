import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup, type RollupOptions } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { writeAdmin } from './admin/main';
import { filesIn, hashOfFiles } from './build-id';
import { generate } from './generate';
import { precompress } from './hosts/precompress';

const STAMP = '.cache/built.json';

interface BuildOptions {
  /** All picture formats and widths, for a deploy. */
  full: boolean;
  /** Keeps samples, as the sandbox always does. Otherwise placeholders are omitted, and sample keys stop the build. */
  withSamples?: boolean;
  /** Builds only the editor, for a deploy on an origin without third-party scripts. */
  editorOnly?: boolean;
  log?: (line: string) => void;
}

/** Builds `dist/`: content and pictures, the browser's code, the loader, and every page as HTML. Skips unchanged input. */
export async function build({
  full,
  withSamples = false,
  editorOnly = false,
  log = console.log,
}: BuildOptions): Promise<void> {
  const { SANDBOX, SITE_PORT, SERVICES_PORT } = process.env;
  const samples = SANDBOX || withSamples ? 'keep' : 'omit';
  const inputs = JSON.stringify([hashInputs(), full, samples, editorOnly, SANDBOX, SITE_PORT, SERVICES_PORT]);
  if (existsSync('dist/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) {
    log('Nothing has changed since the last build.');
    return;
  }
  rmSync(STAMP, { force: true });
  log('1/3 Content and style sheets');
  const generated = await generate({ full, samples, log });
  // Built in another folder and then renamed, because a server may be reading dist/.
  const next = `.cache/next-${process.pid}`;
  // Of a failed build.
  process.once('exit', () => rmSync(next, { recursive: true, force: true }));
  process.env.OUT_DIR = next;
  log('2/3 Code, pictures and the admin');
  // The bundler uses one core, the encoders the others.
  await Promise.all([bundle(await readConfigs(), log), generated.encodePictures()]);
  const hasEditor = SANDBOX || editorOnly || generated.checked.content.settings!.data.liveEditor;
  if (hasEditor) writeAdmin(next, generated);
  else rmSync(`${next}/desk`, { recursive: true });
  log('3/3 Pages');
  const bundled = `${pathToFileURL(path.resolve('.cache/prerender/main.mjs')).href}?${Date.now()}`;
  const { writePages } = (await import(bundled)) as typeof import('./main');
  await writePages();
  if (editorOnly) removePages(next);
  if (full) await precompress(next);
  const old = `${next}-old`;
  if (existsSync('dist')) renameSync('dist', old);
  renameSync(next, 'dist');
  rmSync(old, { recursive: true, force: true });
  writeFileSync(STAMP, inputs);
}

/** Removes every page except the editor, because no third-party script may run on its origin. */
function removePages(folder: string): void {
  for (const file of filesIn(folder))
    if (file.endsWith('.html') && !file.startsWith(path.join(folder, 'admin'))) rmSync(file);
}

export const readConfigs = async (): Promise<RollupOptions[]> =>
  (await loadConfigFile(path.resolve('rollup.config.mjs'), { silent: true })).options;

/** Runs bundles. Throws on warnings about our code or a missing module. In development, reuses unchanged modules. */
export async function bundle(configs: RollupOptions[], log = (_line: string) => {}): Promise<void> {
  for (const config of configs) {
    const bundled = await rollup({
      ...config,
      logLevel: 'warn',
      onwarn(warning) {
        const isOfPackage = [warning.id, ...(warning.ids ?? [])].some((id) => id?.includes('node_modules'));
        if (!isOfPackage || warning.code === 'UNRESOLVED_IMPORT')
          throw new Error(`${warning.code ?? 'rollup'}: ${warning.message}`);
      },
    });
    for (const output of [config.output ?? []].flat()) await bundled.write(output);
    if (process.env.DEV) config.cache = bundled.cache;
    await bundled.close();
    log(`    ${JSON.stringify(config.input).slice(0, 60)}`);
  }
}

const hashInputs = (): string =>
  hashOfFiles([
    ...['widgets', 'loader', 'site', 'public'].flatMap(filesIn),
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
