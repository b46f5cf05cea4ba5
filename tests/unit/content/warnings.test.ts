import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../../site/prerender/content/check-folder';
import { checkChanged, edited, memoryFolder } from '../../helpers/project/memory-content';

const SETTINGS = 'settings.yaml';
const warned = (changes: Record<string, string>) =>
  checkChanged(changes).then(({ problems, advice }) => {
    expect(problems).toEqual([]);
    return advice;
  });

describe('Content warnings', () => {
  it('name a price in digits', async () => {
    const text = edited('faqs.yaml', 'Groups are small', 'Tickets are $50. Groups are small');
    expect(await warned({ 'faqs.yaml': text })).toMatchObject([
      { field: 'tours[2].answer', wrong: expect.stringMatching(/^names a price/) },
    ]);
  });

  it('accept a price in a post', async () => {
    const post = 'posts/the-post-office-cats.md';
    expect(await warned({ [post]: edited(post, '## Lost', 'It was $5 in 1890.\n\n## Lost') })).toEqual([]);
  });

  it.each(['posts/new-post.docx', 'posts/9.jpg', 'tours/queens.yaml', 'settings.yaml.txt'])(
    'name a file that nothing reads: %s',
    async (file) => {
      expect(await warned({ [file]: 'x' })).toMatchObject([
        { file: `content/${file}`, wrong: 'is read by nothing' },
      ]);
    },
  );

  it('accept files with an underscore and files of the system', async () => {
    const aside = ['posts/_later.md', '.DS_Store', 'posts/Thumbs.db', 'faqs.yaml~'];
    expect(await warned(Object.fromEntries(aside.map((file) => [file, 'x'])))).toEqual([]);
  });

  it('name a translation whose English text no tag shows', async () => {
    const texts = `texts:\n  - english: 'Up to 99 guests'\n    text: 'Jusqu’à 12 participants'\n`;
    expect(await warned({ 'languages/fr.yaml': texts })).toMatchObject([
      { file: 'content/languages/fr.yaml', line: 2, field: 'texts[1].english' },
    ]);
  });

  it('list a last day that is over', async () => {
    const days = 'groupSize: 15\n  firstDay: 2025-04-05\n  lastDay: 2025-12-21';
    const folder = memoryFolder({ [SETTINGS]: edited(SETTINGS, 'groupSize: 15', days) });
    const { problems, stale } = await checkFolder(folder, new Date('2025-12-22'));
    expect(problems).toEqual([]);
    expect(stale).toMatchObject([{ field: 'season.lastDay', wrong: 'is over since 2025-12-21' }]);
    const before = await checkFolder(folder, new Date('2025-12-21T12:00Z'));
    expect(before.stale).toEqual([]);
  });
});
