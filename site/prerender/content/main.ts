import path from 'node:path';
import { checkPictures } from '../pictures/main';
import { checkContentTree } from './check';
import { removeOthers, writeModule } from './modules/write-module';
import { loadContent, type Content } from './load';
import { contentModules } from './modules/main';
import { ContentError, type ContentProblem } from './read/problems';
import { tellPlaces } from './places';
import { diskFolder } from './read/disk-folder';
import { openReader } from './read/reader';
import { pictureKeys } from './references';
import { stopForKeys } from './world';

/** Folders of the owner's files and of the generated modules, as seen from the project folder. */
const CONTENT_DIR = 'site/content';
const OUT_DIR = '.cache/content';

/** Options of a run; paths are absolute or seen from the project folder. */
export interface ContentOptions {
  /** The content folder; `site/content` if left out. */
  contentDir?: string;
  /** Folder of the modules; `.cache/content` if left out. */
  outDir?: string;
  /** Meaning of a picture that is not there: an error (the default) or a warning. */
  missingPictures?: 'error' | 'warn';
  /** Treatment of samples: as any other content (the default), or as in a build for the world. */
  samples?: 'keep' | 'leave out';
}

/** Reads and checks all content, pictures included. Gives every problem, advice and sample; throws nothing. */
export async function checkContent({ contentDir = CONTENT_DIR }: ContentOptions = {}) {
  const { problems, samples, advice, settled, stale } = await checkContentTree(contentDir);
  const pictures = await checkPictures({
    // What the build has found out about pictures that have not changed since.
    outDir: '.cache',
    mastersDir: path.join(contentDir, 'pictures'),
  });
  return {
    problems: [...problems, ...pictures.problems.map(pictureProblem)],
    samples,
    advice: [...advice, ...pictures.small.map(pictureProblem)],
    settled,
    stale,
  };
}

/** "file: what is wrong. What would be right." */
export function pictureProblem(sentence: string): ContentProblem {
  const [, file = '', wrong = '', right = ''] = /^(.*?): (.*?)\. (.*)$/.exec(sentence) ?? [];
  return { file, line: 1, field: '', wrong, right: right.replace(/\.$/, '') + '.', kind: 'content' };
}

/**
 * Writes the content as TypeScript modules, each only when its text changed.
 * If pictures are missing and nothing else is wrong, the modules are written all the same.
 * @returns names of the modules that changed, the missing pictures when they are only warned of, the samples, all that was checked, and as
 *   lines the stops that have no place on a map
 * @throws ContentError with every problem at once; in a build for the world an error that lists the keys still missing
 */
export async function generateContent(options: ContentOptions = {}) {
  const { contentDir = CONTENT_DIR, outDir = OUT_DIR, missingPictures = 'error' } = options;
  const checked = await checkContentTree(contentDir);
  const { content, problems, samples } = checked;
  const fatal = problems.filter(({ kind }) => kind !== 'missing-picture');
  if (fatal.length > 0) throw new ContentError(problems);
  const written: string[] = [];
  const forTheWorld = options.samples === 'leave out';
  if (forTheWorld) stopForKeys(samples);
  const modules = contentModules(forTheWorld ? await withoutPlaceholders(contentDir) : content, outDir);
  for (const module of modules) {
    if (await writeModule(outDir, module)) written.push(module.name);
  }
  await removeOthers(outDir, /^post-\d+\.ts$/, modules);
  if (problems.length > 0 && missingPictures === 'error') throw new ContentError(problems);
  return { written, problems, samples, checked, places: tellPlaces(content.tours) };
}

/** Reads the content anew: where entries of lists are left out, the lines of what is checked would be others. */
async function withoutPlaceholders(contentDir: string): Promise<Content> {
  const folder = diskFolder(contentDir);
  return loadContent(await openReader(folder, 'leave out'), await pictureKeys(folder));
}
