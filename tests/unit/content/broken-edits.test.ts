import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { formatProblem } from '../../../site/prerender/content/read/problems';
import { contentCopy } from '../../helpers/project/content-copy';
import {
  brokenFields,
  brokenFiles,
  brokenPosts,
  brokenTexts,
  plainTexts,
  underscores,
  type BrokenEdit,
} from './broken-edits';

/** Words of the programs that read the files; nobody who edits a text should have to know them. */
const JARGON =
  /\b(zod|yaml|json|schema|parse|parser|token|scalar|mapping|sequence|flow|node|string|boolean|array|object|undefined|null|NaN|regex|enum|invalid|expected|received|front matter|markdown)\b/i;

let copy: Awaited<ReturnType<typeof contentCopy>>;
beforeAll(async () => {
  copy = await contentCopy();
});
afterAll(() => copy.remove());

/** Makes an edit, returns what the check says about it, and takes it back. */
async function told([file, from, to]: BrokenEdit): Promise<string[]> {
  const text = await copy.read(file);
  await copy.edit(file, from, to);
  const { problems } = await checkContentTree(copy.dir);
  await copy.write(file, text);
  const folder = `${path.relative('', copy.dir)}/`;
  return problems.map((problem) => formatProblem(problem).replaceAll(folder, ''));
}

describe.each([
  ['a file that is not written right', brokenFiles],
  ['a field with a wrong value', brokenFields],
  ['a text with marks of another program', brokenTexts],
  ['a post with something that cannot be shown', brokenPosts],
])('%s brings one message, in plain words', (_kind, edits) => {
  it.each(edits)('%s: %j as %j', async (...edit) => {
    const message = edit[3];
    expect(await told(edit)).toEqual([message]);
    expect(message.replace(edit[0], '')).not.toMatch(JARGON);
  });
});

it.each(plainTexts)('a text like "%s" brings none', async (text) => {
  const place = 'place: Lower East Side';
  expect(await told(['tours/lower-east-side.yaml', place, `place: '${text}'`, ''])).toEqual([]);
});

it.each(underscores)('%s: %j as %j brings none', async (file, from, to) => {
  expect(await told([file, from, to, ''])).toEqual([]);
});
