import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { contentModules } from '../../../site/prerender/content/modules/main';
import { contentCopy } from '../../helpers/project/content-copy';

type Copy = Awaited<ReturnType<typeof contentCopy>>;

/** The text of every generated module by its name. */
async function generated(dir: string): Promise<Map<string, string>> {
  const { content } = await checkContentTree(dir);
  return new Map(contentModules(content, '.cache/content').map(({ name, text }) => [name, text]));
}

describe('words in braces', () => {
  let copy: Copy;
  beforeEach(async () => {
    copy = await contentCopy();
  });
  afterEach(() => copy.remove());

  it('are all filled in, but for the month that only the browser knows', async () => {
    for (const [name, text] of await generated(copy.dir)) {
      if (/^post-(\d+|bodies)\.ts$/.test(name)) continue;
      const left = [...text.matchAll(/\{\w+\}/g)].map(([word]) => word);
      expect([name, left]).toEqual([name, name === 'settings.ts' ? ['{Month}'] : []]);
    }
  });

  it('carry a new price into cards, questions, structured data and pages', async () => {
    await copy.edit('settings.yaml', 'perPerson: 40', 'perPerson: 45');
    await copy.edit('settings.yaml', 'privateMinimum: 320', 'privateMinimum: 360');
    const modules = await generated(copy.dir);
    expect(modules.get('tours.ts')).toContain('(approximately 2 hours, $45 per person)');
    expect(modules.get('tours.ts')).toContain('(by arrangement, from $360)');
    expect(modules.get('tour-brooklyn-heights.ts')).toContain('"price": "45"');
    expect(modules.get('faqs.ts')).toContain('Public tours are $45 per person.');
    const pages = [...modules].filter(([name]) => /^(page|tour)/.test(name)).map(([, text]) => text);
    expect(pages.join()).not.toMatch(/\$40 (a|per) person|\$320/);
  });

  it('carry a new season into every text, those of the settings too', async () => {
    await copy.edit('settings.yaml', 'to: December', 'to: October');
    const modules = await generated(copy.dir);
    expect(modules.get('settings.ts')).toContain('on weekends, April through October.');
    const wrong = [...modules].filter(
      ([name, text]) => !name.startsWith('post') && text.includes('through December'),
    );
    expect(wrong).toEqual([]);
  });

  it('are refused when nobody knows them', async () => {
    await copy.edit('faqs.yaml', 'Groups are small', 'It costs {prise}. Groups are small');
    const { problems } = await checkContentTree(copy.dir);
    expect(problems.find(({ wrong }) => wrong.includes('{prise}'))).toMatchObject({
      file: expect.stringMatching(/faqs\.yaml$/),
      field: 'tours[2].answer',
    });
  });
});
