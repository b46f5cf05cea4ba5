// Assigns modules to chunks, and names the chunks.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FIRST_TAG, isIn, pathOf, placeInTag, tagFolders } from './paths.ts';
import { ofTags } from './tags.mjs';

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

/** Entry of our pages. */
const START = 'site/main.tsx';

/**
 * Chunks for modules that several other chunks need, by folder or file; the first row that fits counts. `whole`: all
 * modules of the folder, whichever chunk needs them. Modules of the first element and of forms are assigned in
 * `sharedChunk`.
 */
const FOLDERS = [
  // Every page downloads the runtime.
  { folder: 'widgets/kit/element', chunk: 'runtime', whole: true },
  { folder: 'widgets/kit/third-party/set-up-third-party.ts', chunk: 'runtime', whole: true },
  // Few pages load these.
  { folder: 'widgets/kit/third-party/on-demand.ts', chunk: 'rare', whole: true },
  { folder: 'widgets/kit/model/closest-match.ts', chunk: 'rare', whole: true },
  { folder: 'widgets/kit/check/tag-face.ts', chunk: 'rare', whole: true },
  // `?cat-check`, and the paste box on the page for partners.
  { folder: 'widgets/kit/check', chunk: 'check' },
  // For visitors from partners, and for the survey.
  { folder: 'widgets/kit/model/read-params.ts', chunk: 'read-params' },
  { folder: 'widgets/kit/posts', chunk: 'posts' },
  { folder: 'widgets/kit/route', chunk: 'route' },
  { folder: 'widgets/kit/services/watch-frame.ts', chunk: 'watch-frame' },
  { folder: 'widgets/kit/services/maps', chunk: 'route' },
  { folder: 'widgets/kit/data', chunk: 'data' },
  { folder: 'widgets/kit/model/italics.ts', chunk: 'data' },
  // Every page opens bookings, without any other shared module.
  { folder: 'widgets/kit/booking/open-booking.ts', chunk: 'booking', whole: true },
  { folder: 'widgets/kit/services/trusted-types.ts', chunk: 'booking', whole: true },
  // Our pages load the departures late.
  { folder: 'widgets/kit/schedule', chunk: 'schedule' },
  { folder: 'site/ui/dates', chunk: 'dates', whole: true },
  // Components of our pages: one file instead of twenty of a few hundred bytes each. Content is in its page's chunk, except
  // very small modules and the tours, which most pages show.
  { folder: 'site/ui', chunk: 'parts' },
  // Only the page for partners downloads these.
  { folder: 'loader', chunk: 'snippet' },
  { folder: 'site/pages/partners', chunk: 'snippet' },
  { folder: 'site/pages', chunk: 'parts' },
  { folder: '.cache/content/picture', chunk: 'parts' },
  { folder: '.cache/content/page-blog.ts', chunk: 'parts' },
  { folder: '.cache/content/speakers.ts', chunk: 'parts' },
  { folder: '.cache/content/tours.ts', chunk: 'parts' },
];
// A row without its folder would silently move code between files.
for (const { folder } of FOLDERS)
  if (!existsSync(folder)) throw new Error(`chunks.mjs: there is no ${folder}`);

/** Chunk of all other modules that elements share. */
const KIT = { chunk: 'kit' };

/** Elements that are forms: their behavior is in `controller.ts`, which loads on demand. */
const formFolders = tagFolders.filter((folder) => existsSync(`widgets/${folder}/controller.ts`));
/** Returns the part of a form that a module is: `element`, `controller` or another one, or `service` for sending. */
function partOfForm(module) {
  if (path.posix.dirname(pathOf(module)) === 'widgets/kit/services/mail') return 'service';
  const { tag, part } = placeInTag(module);
  return formFolders.includes(tag) ? part : undefined;
}

/**
 * Names the chunk of modules that only forms share: `forms-controller` if only behavior needs them, else `forms`. The
 * service is no part of the behavior: it loads on sending.
 */
function formsChunk(chunks) {
  if (new Set(chunks.map(path.dirname)).size === 1) return undefined;
  const isController = (module) => !['element', 'service'].includes(partOfForm(module));
  return chunks.every(isController) ? 'forms-controller' : 'forms';
}

/** Names the chunk of a module; undefined for the chunk that imports it. */
export function sharedChunk(id, { getModuleInfo }) {
  const chunks = chunksReaching(id, getModuleInfo);
  const isOfTags = ofTags.has(id);
  // Otherwise rollup moves modules of the entry into the chunks of its parts.
  if (!isOfTags && [id, ...chunks].some((module) => pathOf(module) === START)) return 'site';
  const { chunk, whole } = FOLDERS.find(({ folder }) => isIn(folder, id)) ?? (isOfTags ? KIT : {});
  if (whole) return chunk;
  if (chunks.length < 2) return undefined;
  if (isOfTags && chunks.some((module) => isIn(`widgets/${FIRST_TAG}`, module))) return 'runtime';
  if (isOfTags && chunks.every(partOfForm)) return formsChunk(chunks);
  return chunk;
}

/** Names lazy parts of elements after the element (`contact-controller`) and services after their folder. */
export function nameOf({ name, facadeModuleId }) {
  if (!facadeModuleId) return name;
  const folders = pathOf(facadeModuleId).split('/');
  const file = folders.pop();
  if (file === 'index.ts' && folders.at(-2) === 'services') return folders.at(-1);
  const { tag } = placeInTag(facadeModuleId);
  return tag && name !== tag ? `${tag}-${name}` : name;
}
