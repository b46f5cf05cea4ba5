// Assigns modules to chunks, and names the chunks.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDev } from '../mode.ts';
import { SHARED_WITH, isIn, pathOf, elementPartOf } from './paths.ts';
import { elementModules } from './element-modules.mjs';

/** Placeholder in file names and code for the hash of all code chunks, of equal length. */
export const CODE = '__CODE__';

/** Replaces the placeholder by the hash of the code chunks, also in the chunks of our pages. Returns the hash. */
export function nameCode(bundle) {
  const files = Object.values(bundle);
  const hash = createHash('sha256');
  const ofCode = files.filter(({ type, fileName }) => type === 'chunk' && fileName.startsWith('c/'));
  for (const { fileName, code } of ofCode.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    hash.update(`${fileName}\0${code}\0`);
  }
  // Stable during development, so that a save changes fewer bundles.
  const id = isDev() ? 'code-dev' : hash.digest('hex').slice(0, CODE.length);
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

/** Returns all modules that import a module statically, directly or not. */
const importersOf = (id, getModuleInfo, seen = new Set()) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of getModuleInfo(id).importers) importersOf(importer, getModuleInfo, seen);
  return seen;
};

/** Returns the entries and lazily loaded modules that import a module statically. */
const chunksReaching = (id, getModuleInfo) =>
  [...importersOf(id, getModuleInfo)].filter((module) => {
    const { isEntry, dynamicImporters } = getModuleInfo(module);
    return module !== id && (isEntry || dynamicImporters.length > 0);
  });

/** Folders that load late: each is one chunk, of the same name, whichever chunks need its modules. */
const WHOLE = ['widgets/kit/on-demand', 'widgets/kit/booking', 'site/ui/dates'];

/** Folders whose modules are one chunk, of the same name, if several chunks need them; the first that fits counts. */
const SHARED = [
  'widgets/kit/check',
  'widgets/kit/data',
  'widgets/kit/forms',
  'widgets/kit/model/forms',
  'widgets/kit/posts',
  'widgets/kit/private-tour',
  'widgets/kit/walk-map',
  'widgets/kit/schedule',
  'widgets/kit/services',
  'widgets/kit',
  'site/pages/partners',
  'site/pages',
  'site/ui',
];

// Without its folder, a row would silently move code between files.
for (const folder of [...WHOLE, ...SHARED])
  if (!existsSync(folder)) throw new Error(`chunks.mjs: there is no ${folder}`);

/** Names the chunk of a module; undefined for the chunk that imports it. */
export function sharedChunk(id, { getModuleInfo }) {
  const chunks = chunksReaching(id, getModuleInfo);
  const isOfElements = elementModules.has(id);
  const hasModule = (folder) => isIn(folder, id);
  // Otherwise rollup moves modules of our pages' entry into the chunks of its parts.
  if (!isOfElements && [id, ...chunks].some((module) => pathOf(module) === 'site/main.tsx')) return 'site';
  const whole = WHOLE.find(hasModule);
  if (whole) return path.basename(whole);
  // Modules that only an element and its lazy parts need are in the element's chunk.
  if (new Set(isOfElements ? chunks.map(path.dirname) : chunks).size < 2) return undefined;
  if (isOfElements && chunks.some((module) => isIn(`widgets/${SHARED_WITH}`, module))) return 'runtime';
  const shared = SHARED.find(hasModule);
  if (!shared) return undefined;
  // No element waits for modules that only lazy parts and our pages need.
  const isOnDemand = isOfElements && !chunks.some((module) => getModuleInfo(module).isEntry);
  return path.basename(shared) + (isOnDemand ? '-on-demand' : '');
}

/** Names lazy parts of elements after the element (`contact-controller`) and services after their folder. */
export function nameOf({ name, facadeModuleId }) {
  if (!facadeModuleId) return name;
  const folders = pathOf(facadeModuleId).split('/');
  const file = folders.pop();
  if (file === 'index.ts' && folders.at(-2) === 'services') return folders.at(-1);
  const { folder } = elementPartOf(facadeModuleId);
  return folder && name !== folder ? `${folder}-${name}` : name;
}
