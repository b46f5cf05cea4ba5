// Three bundles from one base: the browser's code (a chunk per tag, one shared runtime, the site split by route),
// the loader that knows the names of those chunks, and the prerenderer that runs in Node.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { minify } from '@swc/core';
import { reactFile, reactNames } from './widgets/kit/aliases.mjs';
import { standIn } from './widgets/kit/services/mail/stand-in.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
// A build is made beside the one that is being served, and put in its place when it is whole.
const outDir = process.env.OUT_DIR ?? 'dist';
const watching = Boolean(process.env.DEV);
/**
 * The schema of the data that tags import, the first of those that are written. A new one stands before it when what a
 * module of the data exports changes in a way that older code cannot read.
 */
const [DATA_SCHEMA] = JSON.parse(readFileSync('site/prerender/data-schemas.json', 'utf8'));
const tagFolders = readdirSync('widgets').filter((folder) => existsSync(`widgets/${folder}/element.ts`));

const compile = (outDir) =>
  typescript({
    tsconfig: './tsconfig.json',
    include: ['widgets/**/*', 'loader/**/*', 'site/**/*', '.cache/content/**/*', '.cache/css/**/*'],
    // `npm test` checks the types of everything, tests included; a build only translates.
    compilerOptions: { outDir, sourceMap: true, noCheck: true, noEmitOnError: true },
  });
const resolve = () =>
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['browser'] });

/** From the generated configuration, which alone knows whether this is a build for the sandbox. */
const siteOrigin = () => /site = "([^"]+)"/.exec(readFileSync('.cache/content/config.ts', 'utf8'))[1];

/** Files of ours that stand in for others; each says why in its first lines. */
const seams = {
  name: 'seams',
  resolveId(source, importer) {
    if (reactNames.test(source)) return path.resolve(reactFile);
    if (source === './react-deps.js' && importer?.includes(`${path.sep}wouter${path.sep}`)) {
      return path.resolve('site/react-deps.ts');
    }
    if (standIn.source.test(source) && standIn.importer.test(importer)) return path.resolve(standIn.file);
    return null;
  },
};

/**
 * Browsers remember a failed import by its address. In modules whose loading functions take `_again`, that text goes
 * behind the address, so that a further try asks for the file indeed.
 */
const again = {
  name: 'again',
  renderDynamicImport({ moduleId, targetModuleId }) {
    const takesAgain = targetModuleId && /\b_again\b/.test(this.getModuleInfo(moduleId).code);
    return takesAgain ? { left: 'import(', right: '+_again)' } : null;
  },
};

/**
 * What the owner edits stays out of the code, which is kept for years: a tag imports it from an address that stands
 * still (`./data` of its folder), and so do parts that come later (`import('#content/...')`). The modules there are
 * written by site/prerender/data-files.ts; Node and the tests take the sources.
 */
const dataName = (id) => (id.startsWith('data:') ? id.slice(5) : undefined);
const data = {
  name: 'data',
  resolveId(source, importer, { isEntry }) {
    const [, tag] = /widgets[\\/]([\w-]+)[\\/][\w-]+\.tsx?$/.exec(importer ?? '') ?? [];
    return !isEntry && source === './data' && tagFolders.includes(tag)
      ? { id: `data:${tag}`, external: true, moduleSideEffects: false }
      : null;
  },
  resolveDynamicImport(source, importer) {
    const isOurs = importer.startsWith(path.resolve('widgets')) && !importer.endsWith(`${path.sep}data.ts`);
    return isOurs && typeof source === 'string' && source.startsWith('#content/')
      ? { id: `data:${source.slice(9).replaceAll('/', '--')}`, external: true, moduleSideEffects: false }
      : null;
  },
};
const dataPaths = (id) => (dataName(id) ? `../../data/${DATA_SCHEMA}/${dataName(id)}.js` : id);

/**
 * Preact's methods of class components that React has given up or that we have none of, and hydration that waits for
 * a promise: nothing in our code or in wouter's knows them. Its version is pinned; a
 * new one that looks different stops the build.
 */
const preactParts = [
  [/,V\.getDerivedStateFromProps&&\(.*?\(M,d\.__s\)\)\)(?=\),k=)/, ''],
  [/M!==k&&C&&!V\.getDerivedStateFromProps&&d\.componentWillReceiveProps&&.*?\(M,L\),/, ''],
  [/d\.componentWillUpdate&&d\.componentWillUpdate\(M,d\.__s,L\),/, ''],
  [/C&&!V\.getDerivedStateFromProps&&d\.componentWillMount&&d\.componentWillMount\(\),/, ''],
  [/C&&u\.__c&&d\.getSnapshotBeforeUpdate&&\(m=d\.getSnapshotBeforeUpdate\(k,b\)\),/, ''],
  [/if\(t&&t\.then\)\{.*?\}else (?=o&&o\.some\(g\);)/s, ''],
  [/t&&t\.then\|\|D\(r\)/, 'D(r)'],
];

/** Leaves out of a package what we have no use for: every page would pay for it. */
const leaveOut = (file, parts) => ({
  name: 'leave-out',
  transform(code, id) {
    if (!id.endsWith(path.normalize(file))) return null;
    const short = parts.reduce((text, [part, instead]) => {
      if (!part.test(text)) throw new Error(`${id}: what is left out of it is not what it was: ${part}`);
      return text.replace(part, instead);
    }, code);
    return { code: short, map: null };
  },
});
const leftOut = [leaveOut('preact/dist/preact.mjs', preactParts)];

/**
 * What a page tells search engines and networks stands beside it, and is for the prerenderer alone: browsers get a page
 * without its `facts`, and without what only they need.
 */
const withoutFacts = {
  name: 'without-facts',
  transform(code, id) {
    const [, folder] = /site[\\/](pages|seo)[\\/]/.exec(id) ?? [];
    if (folder === 'seo') return { code, map: null, moduleSideEffects: false };
    return folder
      ? { code: code.replace(/^export (?=(async function|function|const) facts\b)/m, ''), map: null }
      : null;
  },
  generateBundle(_options, bundle) {
    const told = Object.values(bundle).find(({ code }) => /["']@type["']/.test(code));
    if (told)
      this.error(`${told.fileName} holds structured data: "facts" of a page is to be an export by itself`);
  },
};

/**
 * What every page of ours calls as soon as it runs. Chromium compiles it whole and beside the main thread when told to,
 * instead of function by function while the page comes to life (https://v8.dev/blog/explicit-compile-hints).
 */
const CALLED_AT_ONCE = ['runtime', 'site'];

const minified = (module) => ({
  name: 'minify',
  async renderChunk(code, chunk) {
    if (watching) return null;
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

// The names of the browser's chunks, for the loader and for the prerenderer.
const chunks = { files: [], tags: {} };
const manifest = {
  name: 'manifest',
  generateBundle(_options, bundle) {
    const all = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
    // A page of ours may have the name of a tag.
    const byName = (name) =>
      all.find((chunk) => chunk.name === name && !chunk.fileName.startsWith('assets/'));
    const byFile = (file) => all.find((chunk) => chunk.fileName === file);
    const needs = (chunk, seen = new Set()) => {
      if (chunk && !seen.has(chunk.fileName)) {
        seen.add(chunk.fileName);
        for (const file of chunk.imports) needs(byFile(file), seen);
      }
      return [...seen];
    };
    chunks.code = nameCode(bundle);
    const inFolder = (file) => path.posix.basename(file);
    const runtime = byName('runtime').fileName;
    chunks.files = [inFolder(runtime)];
    chunks.nearest = chunks.files.push(inFolder(byName('nearest').fileName)) - 1;
    for (const folder of tagFolders) {
      const files = needs(byName(folder)).filter((file) => file !== runtime);
      chunks.tags[`cat-${folder}`] = files.map((file) => {
        const name = inFolder(file);
        if (!chunks.files.includes(name)) chunks.files.push(name);
        return chunks.files.indexOf(name);
      });
    }
    chunks.hashes = chunks.files
      .map((name) => byFile(`c/${chunks.code}/${name}`).code)
      .map((code) => createHash('sha384').update(code).digest('base64'))
      .join('|');
    const pagesFolder = path.resolve('site/pages');
    const pages = {};
    for (const chunk of all) {
      for (const id of chunk.moduleIds.filter((module) => module.startsWith(pagesFolder))) {
        pages[path.relative(pagesFolder, id).replaceAll(path.sep, '/').replace('.tsx', '')] = needs(chunk);
      }
    }
    mkdirSync('.cache', { recursive: true });
    writeFileSync(
      '.cache/manifest.json',
      JSON.stringify(
        {
          version,
          schema: DATA_SCHEMA,
          data: dataOfTags,
          entry: needs(all.find((chunk) => chunk.isEntry && chunk.name === 'site')),
          pages,
          ...chunks,
        },
        null,
        2,
      ),
    );
  },
};

/** Stands in file names and in code where the hash of all code chunks belongs, and has as many characters. */
const CODE = '__CODE__';

/**
 * Names the folder of the code by what is in it. Chunks of our pages import from there, so that their own addresses
 * change with it, too. @returns the hash
 */
function nameCode(bundle) {
  const files = Object.values(bundle);
  const hash = createHash('sha256');
  const ofCode = files.filter(({ type, fileName }) => type === 'chunk' && fileName.startsWith('c/'));
  for (const { fileName, code } of ofCode.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    hash.update(`${fileName}\0${code}\0`);
  }
  const id = hash.digest('hex').slice(0, CODE.length);
  const named = (text) => text.replaceAll(CODE, id);
  for (const file of files) {
    file.fileName = named(file.fileName);
    if (file.type !== 'chunk') continue;
    file.code = named(file.code);
    file.imports = file.imports.map(named);
    file.dynamicImports = file.dynamicImports.map(named);
  }
  return id;
}

/** All modules from which a module is reached by static imports. */
const importersOf = (id, getModuleInfo, seen = new Set()) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of getModuleInfo(id).importers) importersOf(importer, getModuleInfo, seen);
  return seen;
};

/** Entries and lazily loaded modules that need a module at once. */
const chunksReaching = (id, getModuleInfo) =>
  [...importersOf(id, getModuleInfo)].filter((module) => {
    const { isEntry, dynamicImporters } = getModuleInfo(module);
    return module !== id && (isEntry || dynamicImporters.length > 0);
  });

/** A form has three parts: how it looks, what it does once a visitor turns to it, and what sends it. */
const FORMS = /widgets.((contact|survey|newsletter).(element|live|other-way)|kit.services.mail.index)\.tsx?$/;

/**
 * Where what only forms share goes: with how they look, or with what they do where nothing else needs it. What sends
 * a form shares with the former alone: what does it may have come from its second address, and must not be asked for
 * at the first.
 */
function formsChunk(chunks) {
  if (new Set(chunks.map(path.dirname)).size === 1) return undefined;
  return chunks.every((module) => /(live|other-way)\.tsx?$/.test(module)) ? 'forms-live' : 'forms';
}

/**
 * Which chunk a module that more than one other chunk needs goes into.
 * `runtime`: what every page downloads; the framework, what makes a tag, the few lines that count, which tags of all
 * kinds need, and whatever else the tour list shares, so that a partner page gets by with two files. `forms`: what the forms share. `kit`: what other tags share, save
 * for the blog's parts (`posts`) and what fetches content (`kept`). `parts`: what only our pages
 * share, one file instead of twenty of a few hundred bytes; of `seo` the head alone, for what a chunk of this kind
 * imports goes into it, too, and a page's facts import the content of others.
 */
function sharedChunk(id, { getModuleInfo }) {
  const file = id.replaceAll(path.sep, '/');
  if (
    /node_modules\/(preact|@r2wc)|kit\/(react|define|definition|boundary|host|sheets|report|attributes|links|guest|model\/(address|plural))\.|css\/base\./.test(
      file,
    )
  ) {
    return 'runtime';
  }
  const chunks = chunksReaching(id, getModuleInfo);
  if (chunks.length < 2) return undefined;
  if (ofTags.has(id)) {
    if (chunks.some((module) => module.includes(`${path.sep}tour-list${path.sep}`))) return 'runtime';
    if (chunks.every((module) => FORMS.test(module))) return formsChunk(chunks);
    if (/\/kit\/.*\b(posts?|print)\b/.test(file)) return 'posts';
    if (/\/kit\/.*\b(kept|missing)\b/.test(file)) return 'kept';
    if (file.endsWith('/kit/model/calendar-names.ts')) return 'calendar-names';
    return 'kit';
  }
  return /\/site\/(ui\/|layout\/|seo\/head\.)/.test(file) ? 'parts' : undefined;
}

/** Modules that some tag may come to need: their chunks are the code that partners pin. */
const ofTags = new Set();
/** By tag, the names of the data that its code imports. */
const dataOfTags = {};
const markTags = {
  name: 'mark-tags',
  buildEnd() {
    ofTags.clear();
    const visit = (id, seen) => {
      if (seen.has(id)) return seen;
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      for (const needed of [...importedIds, ...dynamicallyImportedIds]) visit(needed, seen);
      return seen;
    };
    for (const folder of tagFolders) {
      const reached = visit(path.resolve(`widgets/${folder}/element.ts`), new Set());
      const names = [...reached].flatMap((id) => dataName(id) ?? []);
      dataOfTags[`cat-${folder}`] = [folder, ...names.filter((name) => name !== folder).sort()];
      for (const id of reached) ofTags.add(id);
    }
    const content = [...ofTags].find((id) => id.startsWith(path.resolve('.cache/content')));
    if (content) this.error(`${content} would become part of the code: a tag's data.ts hands it over`);
  },
};

/** Parts of tags that come later are named after their tag, too: `contact-live`. A service has its folder's name. */
function nameOf({ name, facadeModuleId }) {
  const [, service] = /services.(\w+).index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  if (service) return service;
  const [, tag] = /widgets.([\w-]+).[\w-]+\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  return tagFolders.includes(tag) && name !== tag ? `${tag}-${name}` : name;
}

const browser = {
  // What a tag shares with its own lazy parts stays in its chunk; no second file that only hands on.
  preserveEntrySignatures: 'allow-extension',
  input: {
    site: 'site/main.tsx',
    // Asked for by the loader alone.
    nearest: 'widgets/kit/model/nearest.ts',
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
  plugins: [
    seams,
    data,
    ...leftOut,
    resolve(),
    compile(outDir),
    withoutFacts,
    again,
    minified(true),
    markTags,
    manifest,
  ],
};

/**
 * The loader, for chunks in one folder.
 * @param base the folder's address, put together once the chunks are known
 * @param hashes of the chunks in the same order, where the loader is to have them checked
 */
const loader = (files, base, hashes = () => '') => ({
  input: 'loader/loader.ts',
  output: files.map((file) => ({
    file: `${outDir}/${file}`,
    // A classic script's top-level names would be the page's: the wrapper keeps them in.
    format: 'iife',
    sourcemap: 'hidden',
  })),
  plugins: [
    compile(outDir),
    {
      name: 'chunk-names',
      renderChunk: (code) => ({
        code: code
          .replaceAll('__CHUNKS__', JSON.stringify(loaderRows()))
          .replaceAll('__HASHES__', JSON.stringify(hashes()))
          .replaceAll('__NEAREST__', chunks.nearest)
          .replaceAll('__BASE__', JSON.stringify(base()))
          .replaceAll('__DATA__', JSON.stringify(`../../data/${DATA_SCHEMA}/`))
          .replaceAll('__VERSION__', JSON.stringify(version))
          .replaceAll('__SITE__', JSON.stringify(siteOrigin())),
        map: null,
      }),
    },
    minified(false),
  ],
});

/** The chunks as the loader reads them, see `__CHUNKS__` there. */
function loaderRows() {
  const needs = new Map(Object.values(chunks.tags).map(([own, ...others]) => [own, [0, ...others]]));
  return chunks.files
    .map((file, index) => [file.replace('.js', ''), ...(needs.get(index) ?? [])].join(' '))
    .join('|');
}

const worker = {
  input: 'site/service-worker/worker.ts',
  output: { file: `${outDir}/sw.js`, format: 'iife', sourcemap: 'hidden' },
  plugins: [resolve(), compile(outDir), minified(false)],
};

/** The outlines of the letters on social cards. */
const json = {
  name: 'json',
  load: (id) => (id.endsWith('.json') ? `export default ${readFileSync(id, 'utf8')}` : null),
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
  external: (id) => /^(node:|preact|@r2wc|sharp|lightningcss|esbuild|yaml|zod)/.test(id),
  plugins: [
    seams,
    json,
    resolve(),
    compile('.cache/prerender'),
    { name: 'code', renderChunk: (code) => code.replaceAll(CODE, chunks.code) },
  ],
};

// A worker would stand between `npm run dev` and its visitor.
export default [
  browser,
  loader(['loader.js', 'v1/loader.js'], () => `/c/${chunks.code}/`),
  ...(process.env.RELEASE
    ? [
        loader(
          [`v/${version}/loader.js`],
          () => `/v/${version}/`,
          () => chunks.hashes,
        ),
      ]
    : []),
  ...(watching ? [] : [worker]),
  prerenderer,
];
