import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readMasters } from '../pictures/plan-pictures';
import { writeChanged } from '../tools/files';
import { checkContentTree } from './check';
import type { CheckedContent } from './check-folder';
import { withoutPlaceholders } from './load';
import { contentModules } from './modules/content-modules';
import { contentError } from './read/problems';
import { assertNoSampleKeys } from './production-build';

const CONTENT_DIR = 'site/content';
const OUT_DIR = '.cache/content';
/** Modules of one content file each; `post-pictures` and `tour-pictures` are written with the pictures. */
const OF_ONE_FILE = /^(page|post|tour|walk|quotes|faq|language)-(?!pictures).+\.ts$/;

interface ContentOptions {
  contentDir?: string;
  outDir?: string;
  /** `omit` as in a production build. */
  samples?: 'keep' | 'omit';
}

export async function checkContent() {
  const checked = checkContentTree(CONTENT_DIR);
  // The build caches the facts about pictures.
  const pictures = await readMasters(`${CONTENT_DIR}/pictures`, '.cache');
  return {
    ...checked,
    problems: [...checked.problems, ...pictures.problems],
    advice: [...checked.advice, ...pictures.small],
  };
}

/** Writes and returns the content, in production without placeholders. Throws problems and sample keys. */
export function generateContent(options: ContentOptions = {}): CheckedContent {
  const { contentDir = CONTENT_DIR, outDir = OUT_DIR, samples = 'keep' } = options;
  const checked = checkContentTree(contentDir);
  if (checked.problems.length > 0) throw contentError(checked.problems);
  if (samples === 'omit') assertNoSampleKeys(checked.samples);
  const content = samples === 'omit' ? withoutPlaceholders(checked.reader) : checked.content;
  const modules = contentModules(content);
  for (const { name, text } of modules) writeChanged(path.join(outDir, name), text);
  const names = new Set(modules.map(({ name }) => name));
  // Of deleted content, and of another branch.
  for (const name of readdirSync(outDir))
    if (OF_ONE_FILE.test(name) && !names.has(name)) rmSync(path.join(outDir, name));
  return { ...checked, content };
}
