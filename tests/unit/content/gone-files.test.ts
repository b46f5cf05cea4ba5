import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { formatProblem } from '../../../site/prerender/content/read/problems';
import { contentSchemas } from '../../../site/prerender/docs/content-schemas';
import { contentCopy } from '../../helpers/project/content-copy';

/** Every file that has a form, by its name in the content folder. */
const files = contentSchemas()
  .flatMap(({ files: named }) => named)
  .filter((file) => !file.includes('_example'));

let copy: Awaited<ReturnType<typeof contentCopy>>;
beforeAll(async () => {
  copy = await contentCopy('site/content');
});
afterAll(() => copy.remove());

/** Returns what the check says while a file is gone, or has another text. */
async function told(file: string, change: () => Promise<void>): Promise<string[]> {
  const text = await copy.read(file);
  await change();
  const { problems } = await checkContentTree(copy.dir);
  await copy.write(file, text);
  const folder = `${path.relative('', copy.dir)}/`;
  return problems.map((problem) => formatProblem(problem).replaceAll(folder, ''));
}

describe('a file that is gone brings one message, which names its form and the way back', () => {
  it.each(files)('%s', async (file) => {
    const messages = await told(file, () => rm(path.join(copy.dir, file)));
    expect(messages).toEqual([
      expect.stringMatching(
        /^[\w/-]+\.yaml:1 {2}is not there\. The form "[A-Z][\w, ]+" of the editor is kept in it: bring it back from the history of your files, at the company that keeps them\.$/,
      ),
    ]);
    expect(messages[0]).toContain(file);
    expect(messages[0]).not.toMatch(/npm|ENOENT/);
  });
});

it('a page whose file is damaged is a page all the same', async () => {
  const file = 'pages/contact.yaml';
  const messages = await told(file, () => copy.write(file, 'path: "/contact'));
  expect(messages).toEqual([
    expect.stringMatching(/^pages\/contact\.yaml:1 {2}path opens a " that is not closed/),
  ]);
});
