import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { installBeside } from '../../helpers/project/install-beside';

const here = path.dirname(fileURLToPath(import.meta.url));
const bundler = createRequire(import.meta.url);

export interface Bundle {
  /** A folder that can be served. */
  folder: string;
  /** Path of its one script, from the root. */
  script: string;
  /** Of the React inside. */
  version: string;
}

/**
 * Builds the tour list's own sources with the real React 19 as one file, and installs React beside this file when
 * it is not there yet. Throws an Error in plain words where that is not possible, without a network for instance.
 */
export async function buildWithReact(): Promise<Bundle> {
  installBeside(here, 'node_modules/react-dom/package.json');
  const folder = path.resolve('.cache/bench/react-19');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { build } = bundler('esbuild') as typeof import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['widgets/tour-list/element.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [name, path.join(here, 'node_modules', name)]),
    ),
  });
  // The same minifier with the same settings as for our own build.
  const { code } = await minify(outputFiles[0]!.text, {
    module: true,
    compress: { passes: 3, ecma: 2022, unsafe_arrows: false, pure_getters: true },
    mangle: true,
    format: { comments: false },
  });
  writeFileSync(path.join(folder, 'tour-list.js'), code);
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(path.join(folder, '_headers'), '/*\n  Access-Control-Allow-Origin: *\n');
  const { version } = JSON.parse(
    readFileSync(path.join(here, 'node_modules/react/package.json'), 'utf8'),
  ) as { version: string };
  return { folder, script: '/tour-list.js', version };
}
