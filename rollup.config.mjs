// Bundles: the browser's code (a chunk per element, one shared runtime, the site split by route), the loader with the
// list of these chunks, elements in one file each, the service worker, the admin, and the prerenderer for Node.
import { readFileSync } from 'node:fs';
import { CODE, nameOf, sharedChunk } from './site/prerender/bundle/chunks.mjs';
import { compiled } from './site/prerender/bundle/compiled.ts';
import { data, dataPaths, DATA_SCHEMA } from './site/prerender/bundle/data.ts';
import { chunks, loaderRows, manifest, version } from './site/prerender/bundle/manifest.mjs';
import { isOfNode, ONE_REQUEST, tagFolders } from './site/prerender/bundle/paths.ts';
import {
  filledIn,
  json,
  minified,
  resolve,
  transpiled,
  withoutFacts,
} from './site/prerender/bundle/plugins.ts';
import { aliases } from './site/prerender/bundle/aliases.ts';
import { entryOf, oneRequest } from './site/prerender/bundle/one-request.mjs';
import { markTags, ofTags } from './site/prerender/bundle/tags.mjs';

const { OUT_DIR: outDir = 'dist', DEV, RELEASE } = process.env;
const small = (module) => !DEV && minified(module);
const sourcemap = DEV ? true : 'hidden';
const sources = DEV ? transpiled : compiled();

/** From the generated configuration, which differs in a sandbox build. */
const siteOrigin = () => /site = "([^"]+)"/.exec(readFileSync('.cache/content/config.ts', 'utf8'))[1];

const script = (file, options) => ({ file: `${outDir}/${file}`, format: 'iife', sourcemap, ...options });

/** A classic script without chunks; a function around it keeps its names out of the page. */
const classic = (input, files, values) => ({
  input,
  output: files.map((file) => script(file)),
  plugins: [resolve(), sources, filledIn(values), small(false)],
});

const browser = {
  // Modules that an element shares with its lazy parts stay in its chunk, without a facade file.
  preserveEntrySignatures: 'allow-extension',
  input: {
    site: 'site/main.tsx',
    // Only the loader imports it.
    rare: 'widgets/kit/on-demand/on-demand.ts',
    ...Object.fromEntries(tagFolders.map((folder) => [folder, `widgets/${folder}/element.ts`])),
  },
  output: {
    dir: outDir,
    format: 'es',
    // For namespace objects: the minifier would move a `var` before the names that it uses.
    generatedCode: { constBindings: true },
    sourcemap,
    paths: dataPaths,
    entryFileNames: ({ name }) =>
      name === 'site' ? `assets/${CODE}/[name]-[hash].js` : `c/${CODE}/[name].js`,
    chunkFileNames: (chunk) =>
      chunk.moduleIds.some((id) => ofTags.has(id))
        ? `c/${CODE}/${nameOf(chunk)}.js`
        : `assets/${CODE}/[name]-[hash].js`,
    manualChunks: sharedChunk,
  },
  plugins: [aliases, data, resolve(), sources, withoutFacts, small(true), markTags, manifest],
};

const loaderValues = (base, hashes = () => '') => ({
  __CHUNKS__: JSON.stringify(loaderRows(hashes() ? chunks.languages : [])),
  __HASHES__: JSON.stringify(hashes()),
  __RARE__: chunks.rare,
  __BASE__: JSON.stringify(base()),
  __DATA__: JSON.stringify(`../../data/${DATA_SCHEMA}/`),
  __VERSION__: JSON.stringify(version),
  __SITE__: JSON.stringify(siteOrigin()),
  __OWN__: "''",
});

const codeFolder = () => `/c/${chunks.code}/`;

/**
 * The loader, for chunks in one folder.
 * @param base returns the folder's address, known after the chunks are built
 * @param hashes returns the hashes of the chunks in the same order, if the loader checks them
 */
const loader = (files, base, hashes) => classic('loader/loader.ts', files, () => loaderValues(base, hashes));

const inOneFile = (folder) => ({
  input: entryOf(folder),
  output: script(`v1/${folder}.js`, {
    inlineDynamicImports: true,
    // Never throw into the host page, whatever its browser lacks.
    intro: 'try{',
    outro: '}catch(error){console.warn("[cat] "+error)}',
  }),
  plugins: [
    aliases,
    oneRequest(siteOrigin),
    resolve(),
    sources,
    filledIn(() => ({ ...loaderValues(codeFolder), [CODE]: chunks.code, __OWN__: `"cat-${folder}"` })),
    small(false),
  ],
});

/** Runs on a host page next to a frame. */
const frameHelper = classic('loader/embed.ts', ['embed.js'], () => ({
  __SITE__: JSON.stringify(siteOrigin()),
}));

const worker = classic('site/service-worker/worker.ts', ['sw.js'], () => ({}));

/** The admin's scripts, mostly its editor, which is published minified. */
const admin = {
  input: {
    'survey-links': 'site/admin/survey-links.ts',
    emails: 'site/admin/emails.ts',
    editor: 'site/admin/editor/start.ts',
  },
  output: { dir: `${outDir}/desk`, format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
  // Syntax highlighting; no content has code.
  external: /^@shikijs/,
  treeshake: false,
  plugins: [json, resolve(), sources],
};

const prerenderer = {
  input: 'site/prerender/main.ts',
  output: {
    dir: '.cache/prerender',
    format: 'es',
    entryFileNames: '[name].mjs',
    // One file: a chunk that imports from the entry would load the entry a second time.
    inlineDynamicImports: true,
  },
  external: (id) => id.startsWith('node:') || isOfNode(id),
  treeshake: false,
  plugins: [aliases, json, resolve(), sources, filledIn(() => ({ [CODE]: chunks.code }))],
};

const loaders = ['loader.js', 'v1/loader.js'];
const ofDev = [loader([...loaders, ...ONE_REQUEST.map((folder) => `v1/${folder}.js`)], codeFolder)];
const ofProduction = [loader(loaders, codeFolder), ...ONE_REQUEST.map(inOneFile), worker];

const releaseFolder = () => `/v/${version}/`;
const hashes = () => chunks.hashes;

export default RELEASE
  ? [browser, loader([`v/${version}/loader.js`], releaseFolder, hashes)]
  : [browser, ...(DEV ? ofDev : ofProduction), frameHelper, admin, prerenderer];
