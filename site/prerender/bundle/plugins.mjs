// What the build does to single modules, be it ours or a package's.
import { readFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { minify } from '@swc/core';
import { isIn } from './paths.ts';

/**
 * Makes the translator that all bundles share: the first of them has every source translated at once, and reading the
 * sources again for each further one would take seconds.
 */
export function translator() {
  const plugin = typescript({
    tsconfig: './tsconfig.json',
    include: ['widgets/**/*', 'loader/**/*', 'site/**/*', '.cache/content/**/*', '.cache/css/**/*'],
    compilerOptions: {
      sourceMap: true,
      // `npm test` checks the types of everything, tests included; a build only translates.
      noCheck: true,
      noEmitOnError: true,
      // The bundler resolves names as they are; rewriting them would put a helper around the loader's `import()`.
      rewriteRelativeImportExtensions: false,
    },
  });
  let isDone = false;
  return {
    ...plugin,
    buildStart(options) {
      if (!isDone) plugin.buildStart.call(this, options);
      isDone = true;
    },
  };
}

export const resolve = () =>
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['browser'] });

/**
 * Leaves a page's `facts`, and what only they need, out of what browsers get: what a page tells search engines and
 * networks is beside it, and is for the prerenderer alone.
 */
export const withoutFacts = {
  name: 'without-facts',
  transform(code, id) {
    if (isIn('site/seo', id)) return { code, map: null, moduleSideEffects: false };
    return isIn('site/pages', id)
      ? { code: code.replace(/^export (?=(async function|function|const) facts\b)/m, ''), map: null }
      : null;
  },
  generateBundle(_options, bundle) {
    const withFacts = Object.values(bundle).find(({ code }) => /["']@type["']/.test(code));
    if (withFacts)
      this.error(
        `${withFacts.fileName} holds structured data: "facts" of a page is to be an export by itself`,
      );
  },
};

/**
 * Puts values in the place of names in finished code.
 * @param values by name; asked for at each chunk, for some are known only when another bundle is done
 */
export const filledIn = (values) => ({
  name: 'filled-in',
  renderChunk: (code) => ({
    code: Object.entries(values()).reduce((text, [name, value]) => text.replaceAll(name, () => value), code),
    map: null,
  }),
});

/**
 * Chunks that every page of ours calls as soon as it runs. Chromium compiles them whole and beside the main thread when
 * asked to, instead of function by function while the page hydrates (https://v8.dev/blog/explicit-compile-hints).
 */
const CALLED_AT_ONCE = ['runtime', 'site'];

export const minified = (module) => ({
  name: 'minify',
  async renderChunk(code, chunk) {
    return minify(code, {
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
        preamble: CALLED_AT_ONCE.includes(chunk.name) ? '//# allFunctionsCalledOnLoad\n' : '',
      },
    });
  },
});

/** The outlines of the letters on social cards. */
export const json = {
  name: 'json',
  load: (id) => (id.endsWith('.json') ? `export default ${readFileSync(id, 'utf8')}` : null),
};
