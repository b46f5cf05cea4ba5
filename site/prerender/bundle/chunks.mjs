// Which module goes into which chunk, and what the chunks are called.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FIRST_TAG } from '../tag-folders.ts';
import { tagFolders } from './data.mjs';
import { ofTags } from './tags.mjs';

/** Stands in file names and in code where the hash of all code chunks belongs, and has as many characters. */
export const CODE = '__CODE__';

/**
 * Names the folder of the code by what is in it. Chunks of our pages import from there, so that their own addresses
 * change with it, too. @returns the hash
 */
export function nameCode(bundle) {
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

/** Tags that are forms: what they do once a visitor turns to them lies in a file of that name. */
const formFolders = tagFolders.filter((folder) => existsSync(`widgets/${folder}/controller.ts`));
/** Of a form: `element`, how it looks, or another part, what it does; `service`, what sends it. */
function partOfForm(module) {
  const [, folder, part] = /widgets.([\w-]+).([\w-]+)\.tsx?$/.exec(module) ?? [];
  if (formFolders.includes(folder)) return part;
  return /services.mail.index\.ts$/.test(module) ? 'service' : undefined;
}

/**
 * Names the chunk for what only forms share: with how they look, or with what they do where nothing else needs it. What
 * sends a form shares with the former alone: what does it may have come from its second address, and must not be
 * requested at the first.
 */
function formsChunk(chunks) {
  if (new Set(chunks.map(path.dirname)).size === 1) return undefined;
  const isController = (module) => !['element', 'service'].includes(partOfForm(module));
  return chunks.every(isController) ? 'forms-controller' : 'forms';
}

/**
 * Names the chunk for a module that more than one other chunk needs.
 * `runtime`: what every page downloads; the framework, what makes a tag, the few lines that count, which tags of all
 * kinds need, and whatever else the tour list shares, so that a partner page gets by with two files. `forms`: what the
 * forms share. `kit`: what other tags share, save for the blog's parts (`posts`), maps of walks (`route`), what fetches
 * content (`data`), and when tours leave (`schedule`), which our pages ask for late.
 * `site`: what every page of ours starts with. `dates`: what knows which tour leaves next, which no page asks for at
 * once. `parts`: what pages share that script draws, one file instead of twenty of a few hundred bytes.
 */
export function sharedChunk(id, { getModuleInfo }) {
  const file = id.replaceAll(path.sep, '/');
  if (
    /node_modules\/(preact|@r2wc)|\/kit\/(element\/|react\.|model\/(address|plural)\.)|css\/base\./.test(file)
  ) {
    return 'runtime';
  }
  const chunks = chunksReaching(id, getModuleInfo);
  // What every page starts with is in its entry: what its parts import would go with them otherwise.
  if (!ofTags.has(id) && [id, ...chunks].some((module) => module.endsWith(`${path.sep}main.tsx`)))
    return 'site';
  if (/\/site\/ui\/tour\/(fill-dates|next-walk|urgency)/.test(file)) return 'dates';
  if (chunks.length < 2) return undefined;
  if (ofTags.has(id)) {
    if (chunks.some((module) => module.includes(`${path.sep}${FIRST_TAG}${path.sep}`))) return 'runtime';
    if (chunks.every(partOfForm)) return formsChunk(chunks);
    if (file.includes('/kit/posts/')) return 'posts';
    if (/\/kit\/(route|services\/maps)\//.test(file)) return 'route';
    if (file.includes('/kit/data/')) return 'data';
    if (/\/kit\/model\/(calendar-names|schedule)\.ts$/.test(file)) return 'schedule';
    return 'kit';
  }
  return /\/site\/(ui|pages)\/|\/content\/(page-blog|page-head|speakers|tours)\.ts$/.test(file)
    ? 'parts'
    : undefined;
}

/** Parts of tags that come later are named after their tag, too: `contact-controller`. A service has its folder's name. */
export function nameOf({ name, facadeModuleId }) {
  const [, service] = /services.(\w+).index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  if (service) return service;
  const [, tag] = /widgets.([\w-]+).[\w-]+\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  return tagFolders.includes(tag) && name !== tag ? `${tag}-${name}` : name;
}
