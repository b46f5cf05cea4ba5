// Which module goes into which chunk, and what the chunks are called.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FIRST_TAG } from '../tag-folders.ts';
import { isIn, pathOf, placeInTag, tagFolders } from './paths.ts';
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

/** Every page of ours starts here. */
const START = 'site/main.tsx';

/**
 * By folder (or a file of one), the chunk for what more than one other chunk needs; the first row that fits. What the
 * first tag needs and what only forms share have theirs before. `whole`: all that lies there, whatever needs it.
 */
const FOLDERS = [
  // What makes a tag and its sentences. With what the first tag shares it is what every page downloads.
  { folder: 'widgets/kit/element', chunk: 'runtime', whole: true },
  // Asked for by few pages, and by what looks after attributes.
  { folder: 'widgets/kit/rare.ts', chunk: 'rare', whole: true },
  { folder: 'widgets/kit/model/closest-match.ts', chunk: 'rare', whole: true },
  { folder: 'widgets/kit/model/framable.ts', chunk: 'rare', whole: true },
  { folder: 'widgets/kit/check/tag-face.ts', chunk: 'rare', whole: true },
  // Asked for by the owner of a page: `?cat-check`, and the field to paste into on the page for partners.
  { folder: 'widgets/kit/check', chunk: 'check' },
  // Asked for by a partner's guest and by the survey's controller.
  { folder: 'widgets/kit/model/read-params.ts', chunk: 'read-params' },
  { folder: 'widgets/kit/posts', chunk: 'posts' },
  { folder: 'widgets/kit/route', chunk: 'route' },
  { folder: 'widgets/kit/services/maps', chunk: 'route' },
  { folder: 'widgets/kit/data', chunk: 'data' },
  { folder: 'widgets/kit/model/italics.ts', chunk: 'data' },
  // Every page opens bookings, and needs nothing else of what tags share for it.
  { folder: 'widgets/kit/booking/open-booking.ts', chunk: 'booking', whole: true },
  { folder: 'widgets/kit/services/trusted-types.ts', chunk: 'booking', whole: true },
  // Our pages ask late for when tours leave, and none asks at once for the tour that leaves next.
  { folder: 'widgets/kit/schedule', chunk: 'schedule' },
  { folder: 'widgets/kit/on-page-visible.ts', chunk: 'schedule' },
  { folder: 'site/ui/dates', chunk: 'dates', whole: true },
  // What script draws on our pages: one file instead of twenty of a few hundred bytes. Content comes with the page that
  // shows it, save for the tours, which most pages show, and what is too little for a file of its own.
  { folder: 'site/ui', chunk: 'parts' },
  // What the page for partners and the builder on it share; no other page is to download it.
  { folder: 'loader', chunk: 'snippet' },
  { folder: 'site/pages/partners', chunk: 'snippet' },
  { folder: 'site/pages', chunk: 'parts' },
  { folder: '.cache/content/picture', chunk: 'parts' },
  { folder: '.cache/content/page-blog.ts', chunk: 'parts' },
  { folder: '.cache/content/speakers.ts', chunk: 'parts' },
  { folder: '.cache/content/tours.ts', chunk: 'parts' },
];
// A row without its folder would move code between files, and nobody would be told.
for (const { folder } of FOLDERS)
  if (!existsSync(folder)) throw new Error(`chunks.mjs: there is no ${folder}`);

/** Chunk of everything else that tags share. */
const KIT = { chunk: 'kit' };

/** Tags that are forms: what they do once a visitor turns to them lies in a file of that name. */
const formFolders = tagFolders.filter((folder) => existsSync(`widgets/${folder}/controller.ts`));
/** Of a form: `element`, how it looks, or another part, what it does; `service`, what sends it. */
function partOfForm(module) {
  if (path.posix.dirname(pathOf(module)) === 'widgets/kit/services/mail') return 'service';
  const { tag, part } = placeInTag(module);
  return formFolders.includes(tag) ? part : undefined;
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

/** Names the chunk of a module, where another than the one that needs it is to hold it. */
export function sharedChunk(id, { getModuleInfo }) {
  const chunks = chunksReaching(id, getModuleInfo);
  const isOfTags = ofTags.has(id);
  // What every page starts with is in its entry: what its parts import would go with them otherwise.
  if (!isOfTags && [id, ...chunks].some((module) => pathOf(module) === START)) return 'site';
  const { chunk, whole } = FOLDERS.find(({ folder }) => isIn(folder, id)) ?? (isOfTags ? KIT : {});
  if (whole) return chunk;
  if (chunks.length < 2) return undefined;
  if (isOfTags && chunks.some((module) => isIn(`widgets/${FIRST_TAG}`, module))) return 'runtime';
  if (isOfTags && chunks.every(partOfForm)) return formsChunk(chunks);
  return chunk;
}

/** Parts of tags that come later are named after their tag, too: `contact-controller`. A service has its folder's name. */
export function nameOf({ name, facadeModuleId }) {
  if (!facadeModuleId) return name;
  const folders = pathOf(facadeModuleId).split('/');
  const file = folders.pop();
  if (file === 'index.ts' && folders.at(-2) === 'services') return folders.at(-1);
  const { tag } = placeInTag(facadeModuleId);
  return tag && name !== tag ? `${tag}-${name}` : name;
}
