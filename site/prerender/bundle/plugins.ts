import { readFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minify, transform } from '@swc/core';
import type { Plugin } from 'rollup';
import { currentMode } from '../mode';
import { isIn } from './paths';
import type * as values from '../../../widgets/kit/virtual-build';

/**
 * Values for a bundle's code. Each importer has a module of its own, so that a value is in the chunk of the code that
 * needs it.
 */
export const buildValues = (given: Partial<typeof values>): Plugin => ({
  name: 'build-values',
  resolveId: (source, importer) => (source === 'virtual:build' ? `\0${source}:${importer}` : null),
  load: (id) =>
    id.startsWith('\0virtual:build:')
      ? Object.entries(given)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : null,
});

/** Strips types and compiles JSX, module by module. */
export const transpiled: Plugin = {
  name: 'transpiled',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? transform(code, {
          filename: id,
          configFile: false,
          swcrc: false,
          sourceMaps: true,
          jsc: {
            parser: { syntax: 'typescript', tsx: id.endsWith('x') },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
          },
        })
      : null,
};

export const resolve = (): Plugin =>
  nodeResolve({
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    // Of the package's own `#content/...`; the plugin itself may add `production`.
    exportConditions: ['browser', `of-${currentMode().name}`],
  });

/** Removes the `facts` of pages from the browser's code: only the prerenderer needs them, for search engines. */
export const withoutFacts: Plugin = {
  name: 'without-facts',
  transform(code, id) {
    if (isIn('site/seo', id)) return { code, map: null, moduleSideEffects: false };
    return isIn('site/pages', id)
      ? { code: code.replace(/^export (?=(async function|function|const) facts\b)/m, ''), map: null }
      : null;
  },
};

/** Chunks for Chromium to compile eagerly, off the main thread: https://v8.dev/blog/explicit-compile-hints */
const EAGER_CHUNKS = ['runtime', 'site'];

export const minified = (module: boolean): Plugin => ({
  name: 'minify',
  renderChunk: (code, chunk) =>
    minify(code, {
      module,
      sourceMap: true,
      compress: {
        passes: 3,
        ecma: 2022,
        pure_getters: true,
        unsafe: true,
        unsafe_arrows: true,
      },
      mangle: true,
      format: {
        comments: false,
        // Pages of other encodings read classic scripts in their own.
        ascii_only: !module,
        preamble: EAGER_CHUNKS.includes(chunk.name) ? '//# allFunctionsCalledOnLoad\n' : '',
      },
    }),
});

/** The outlines of the letters on social cards. */
export const json: Plugin = {
  name: 'json',
  load: (id) =>
    id.endsWith('.json') ? `export default JSON.parse(${JSON.stringify(readFileSync(id, 'utf8'))})` : null,
};
