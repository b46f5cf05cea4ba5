import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkPictures } from '../pictures/main';
import { writeChanged } from '../write-changed';
import { checkContentTree } from './check';
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
  /** Treatment of samples: as any other content (the default), or as in a production build. */
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
 * @returns the missing pictures when they are only warned of, the samples, all that was checked, and as lines the stops
 *   that have no place on a map
 * @throws ContentError with every problem at once; in a production build an error that lists the keys still missing
 */
export async function generateContent(options: ContentOptions = {}) {
  const { contentDir = CONTENT_DIR, outDir = OUT_DIR, missingPictures = 'error' } = options;
  const checked = await checkContentTree(contentDir);
  const { content, problems, samples } = checked;
  const fatal = problems.filter(({ kind }) => kind !== 'missing-picture');
  if (fatal.length > 0) throw new ContentError(problems);
  const isProduction = options.samples === 'leave out';
  if (isProduction) stopForKeys(samples);
  const modules = contentModules(isProduction ? await withoutPlaceholders(contentDir) : content, outDir);
  for (const { name, text } of modules) writeChanged(path.join(outDir, name), text);
  const names = new Set(modules.map(({ name }) => name));
  // Posts that were taken away.
  for (const name of readdirSync(outDir))
    if (/^post-\d+\.ts$/.test(name) && !names.has(name)) rmSync(path.join(outDir, name));
  if (problems.length > 0 && missingPictures === 'error') throw new ContentError(problems);
  return { problems, samples, checked, places: tellPlaces(content.tours) };
}

/** Reads the content anew: where entries of lists are left out, the lines of what is checked would be others. */
async function withoutPlaceholders(contentDir: string): Promise<Content> {
  const folder = diskFolder(contentDir);
  return loadContent(await openReader(folder, 'leave out'), await pictureKeys(folder));
}
