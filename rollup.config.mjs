// Bundles, in the order of site/prerender/build.ts. Only the first: NODE_OPTIONS='--import tsx' npx rollup -c
import typescript from '@rollup/plugin-typescript';
import { CODE, nameOf, sharedChunk } from './site/prerender/bundle/chunks.mjs';
import { classic, sourcemap, sourcePlugins } from './site/prerender/bundle/classic.ts';
import { data, dataPaths } from './site/prerender/bundle/data.ts';
import { loaderValues } from './site/prerender/bundle/loader-values.ts';
import { inOneFile } from './site/prerender/bundle/one-file.ts';
import { isOfNode, ONE_REQUEST, elementFolders } from './site/prerender/bundle/paths.ts';
import { buildValues, minified, withoutFacts } from './site/prerender/bundle/plugins.ts';
import { findElementModules, elementModules } from './site/prerender/bundle/element-modules.mjs';
import { writeManifest } from './site/prerender/bundle/write-manifest.mjs';
import { currentMode, isDev } from './site/prerender/mode.ts';
import { fontPreloads } from './site/style/font-preloads.ts';

/** @typedef {import('rollup').RollupOptions} Options */
/** @typedef {import('./site/prerender/bundle/manifest.ts').BuildContext} BuildContext */

/** Compiles the modules of tsconfig.json, whose types `npm test` checks; the browser's bundle alone. */
const compiled = () =>
  typescript({
    include: ['widgets/**/*', 'site/**/*', 'loader/**/*'],
    compilerOptions: {
      sourceMap: true,
      noCheck: true,
      allowJs: false,
      rewriteRelativeImportExtensions: false,
    },
  });

const inAssets = () => `assets/${CODE}/[name]${isDev() ? '' : '-[hash]'}.js`;

/**
 * The browser's code: a chunk for each element, one shared runtime, and the site split by route. Writes the manifest.
 * @param {Pick<BuildContext, 'dir' | 'buildId'>} context
 * @returns {Options}
 */
export const browser = ({ dir, buildId }) => ({
  // Modules that an element shares with its lazy parts stay in its chunk, without a facade file.
  preserveEntrySignatures: 'allow-extension',
  // Tree shaking takes half of the time.
  treeshake: !isDev(),
  input: {
    site: 'site/main.tsx',
    // Only the loader imports it.
    'on-demand': 'widgets/kit/on-demand/on-demand.ts',
    ...Object.fromEntries(elementFolders.map((folder) => [folder, `widgets/${folder}/element.ts`])),
  },
  output: {
    dir,
    // For namespace objects: the minifier would move a `var` before the names that it uses.
    generatedCode: { constBindings: true },
    sourcemap: sourcemap(),
    paths: dataPaths,
    entryFileNames: ({ name }) => (name === 'site' ? inAssets() : `c/${CODE}/[name].js`),
    chunkFileNames: (chunk) =>
      chunk.moduleIds.some((id) => elementModules.has(id)) ? `c/${CODE}/${nameOf(chunk)}.js` : inAssets(),
    manualChunks: sharedChunk,
  },
  plugins: [
    buildValues({ code: CODE, hash: '', buildId, hasWorker: !isDev() }),
    [data, sourcePlugins(), withoutFacts, findElementModules, writeManifest],
    !isDev() && [compiled(), minified(true)],
  ],
});

export default () => browser({ dir: currentMode().site, buildId: '' });

const loader = (files, values) => classic('loader/loader.ts', files, values);

/**
 * The loader of an exact version.
 * @param {Pick<BuildContext, 'dir' | 'manifest' | 'origin'>} context
 */
export function exactLoader({ dir, manifest, origin }) {
  const folder = `/v/${manifest.version}/`;
  return loader([`${dir}${folder}loader.js`], loaderValues(manifest, origin, folder, true));
}

/**
 * All bundles of the browser that need the manifest, by name.
 * @param {BuildContext} context
 * @returns {Record<string, Options>}
 */
export function rest(context) {
  const { dir, buildId, manifest, origin } = context;
  const values = loaderValues(manifest, origin, `/c/${manifest.code}/`);
  const loaders = [`${dir}/loader.js`, `${dir}/v1/loader.js`];
  // Runs on a host page next to a frame.
  const frames = { 'frame script': classic('loader/embed.ts', [`${dir}/embed.js`], { site: origin }) };
  // During development, an element's own script is the loader.
  const copies = ONE_REQUEST.map((folder) => `${dir}/v1/${folder}.js`);
  if (isDev()) return { loader: loader([...loaders, ...copies], values), ...frames };

  const entry = manifest.entry.map((file) => `/${file}`);
  const shell = ['/offline', '/loader.js', '/icons/favicon.svg', ...entry, ...fontPreloads];
  return {
    loader: loader(loaders, values),
    ...Object.fromEntries(ONE_REQUEST.map((name) => [`${name} in one file`, inOneFile(context, name)])),
    'service worker': classic('site/service-worker/worker.ts', [`${dir}/sw.js`], { buildId, shell }),
    ...frames,
  };
}

/**
 * The components for Node.
 * @param {{ buildId: string, code: string }} values
 * @returns {Options}
 */
export const prerenderer = (values) => ({
  input: 'site/prerender/html/write-pages.ts',
  // One file: a chunk that imports from the entry would load the entry a second time.
  output: { file: `${currentMode().folder}/prerender.mjs`, sourcemap: true, inlineDynamicImports: true },
  external: (id) => id.startsWith('node:') || isOfNode(id),
  treeshake: false,
  plugins: [buildValues({ ...values, hash: '', hasWorker: !isDev() }), sourcePlugins()],
});

/**
 * The admin's scripts, mostly its editor, which is published minified.
 * @param {{ dir: string }} site
 * @returns {Options}
 */
export const admin = ({ dir }) => ({
  input: {
    'survey-links': 'site/admin/survey-links.ts',
    emails: 'site/admin/emails.ts',
    editor: 'site/admin/editor/editor.ts',
  },
  output: { dir: `${dir}/admin/files`, chunkFileNames: 'chunks/[name]-[hash].js' },
  // Syntax highlighting; no content has code.
  external: /^@shikijs/,
  treeshake: false,
  plugins: [buildValues({}), sourcePlugins()],
});
