// What is built: the browser's code (a chunk per tag, one shared runtime, the site split by route), the loader that
// knows these chunks, elements in one file each, the service worker, and the prerenderer that runs in Node.
import { readFileSync } from 'node:fs';
import { CODE, nameOf, sharedChunk } from './site/prerender/bundle/chunks.mjs';
import { data, dataPaths, DATA_SCHEMA } from './site/prerender/bundle/data.ts';
import { chunks, loaderRows, manifest, version } from './site/prerender/bundle/manifest.mjs';
import { isOfNode, tagFolders } from './site/prerender/bundle/paths.ts';
import {
  filledIn,
  json,
  minified,
  resolve,
  translator,
  withoutFacts,
} from './site/prerender/bundle/plugins.mjs';
import { standIns } from './site/prerender/bundle/stand-ins.ts';
import { entryOf, ONE_REQUEST, oneRequest } from './site/prerender/bundle/one-request.mjs';
import { markTags, ofTags } from './site/prerender/bundle/tags.mjs';

// A build is made beside the one that is being served, and put in its place when it is whole.
const outDir = process.env.OUT_DIR ?? 'dist';

const translated = translator();

/** From the generated configuration, which alone knows whether this is a build for the sandbox. */
const siteOrigin = () => /site = "([^"]+)"/.exec(readFileSync('.cache/content/config.ts', 'utf8'))[1];

const browser = {
  // What a tag shares with its own lazy parts stays in its chunk; no second file that only hands on.
  preserveEntrySignatures: 'allow-extension',
  input: {
    site: 'site/main.tsx',
    // Asked for by the loader alone.
    rare: 'widgets/kit/rare.ts',
    ...Object.fromEntries(tagFolders.map((folder) => [folder, `widgets/${folder}/element.ts`])),
  },
  output: {
    dir: outDir,
    format: 'es',
    // Where all of a module's names are handed on as one object: as a `var` the minifier puts it before the names.
    generatedCode: { constBindings: true },
    sourcemap: 'hidden',
    // Sources travel with the maps; pages never refer to them.
    sourcemapExcludeSources: false,
    paths: dataPaths,
    entryFileNames: ({ name }) =>
      name === 'site' ? `assets/${CODE}/[name]-[hash].js` : `c/${CODE}/[name].js`,
    chunkFileNames: (chunk) =>
      chunk.moduleIds.some((id) => ofTags.has(id))
        ? `c/${CODE}/${nameOf(chunk)}.js`
        : `assets/${CODE}/[name]-[hash].js`,
    manualChunks: sharedChunk,
  },
  plugins: [standIns, data, resolve(), translated, withoutFacts, minified(true), markTags, manifest],
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
 * @param base the folder's address, put together once the chunks are known
 * @param hashes of the chunks in the same order, where the loader is to have them checked
 */
const loader = (files, base, hashes = () => '') => ({
  input: 'loader/loader.ts',
  output: files.map((file) => ({
    file,
    // A classic script's top-level names would be the page's: the wrapper keeps them in.
    format: 'iife',
    sourcemap: 'hidden',
  })),
  plugins: [translated, filledIn(() => loaderValues(base, hashes)), minified(false)],
});

const inOneFile = (folder) => ({
  input: entryOf(folder),
  output: {
    file: `${outDir}/v1/${folder}.js`,
    format: 'iife',
    inlineDynamicImports: true,
    sourcemap: 'hidden',
    // Nothing of ours may throw into a page, whatever its browser lacks.
    intro: 'try{',
    outro: '}catch(error){console.warn("[cat] "+error)}',
  },
  plugins: [
    standIns,
    oneRequest(siteOrigin),
    resolve(),
    translated,
    filledIn(() => ({ ...loaderValues(codeFolder), [CODE]: chunks.code, __OWN__: `"cat-${folder}"` })),
    minified(false),
  ],
});

/** The script beside a frame of ours. */
const besideFrames = {
  input: 'loader/embed.ts',
  output: { file: `${outDir}/embed.js`, format: 'iife', sourcemap: 'hidden' },
  plugins: [translated, filledIn(() => ({ __SITE__: JSON.stringify(siteOrigin()) })), minified(false)],
};

const worker = {
  input: 'site/service-worker/worker.ts',
  output: { file: `${outDir}/sw.js`, format: 'iife', sourcemap: 'hidden' },
  plugins: [resolve(), translated, minified(false)],
};

const prerenderer = {
  input: 'site/prerender/main.ts',
  output: {
    dir: '.cache/prerender',
    format: 'es',
    entryFileNames: '[name].mjs',
    sourcemap: true,
    // One file: a chunk that needs something of the entry would load the entry a second time.
    inlineDynamicImports: true,
  },
  external: (id) => id.startsWith('node:') || isOfNode(id),
  plugins: [standIns, json, resolve(), translated, filledIn(() => ({ [CODE]: chunks.code }))],
};

export default [
  browser,
  loader([`${outDir}/loader.js`, `${outDir}/v1/loader.js`], codeFolder),
  besideFrames,
  ...ONE_REQUEST.map(inOneFile),
  ...(process.env.RELEASE
    ? [
        loader(
          [`${outDir}/v/${version}/loader.js`],
          () => `/v/${version}/`,
          () => chunks.hashes,
        ),
      ]
    : []),
  worker,
  prerenderer,
];
