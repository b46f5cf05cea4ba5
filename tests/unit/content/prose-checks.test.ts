import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../../site/prerender/content/check-folder';
import { checkChanged, edited, memoryFolder } from '../../helpers/project/memory-content';

const FAQS = 'faqs.yaml';
const SETTINGS = 'settings.yaml';
const FRENCH = 'languages/fr.yaml';
const answer = (text: string) => ({ [FAQS]: edited(FAQS, 'Groups are small', `${text}. Groups are small`) });

describe('Prose checks', () => {
  it.each([
    ['Tickets are $50 per person', /\$50 per person.*disagrees/],
    ['A walk has twelve stops', /twelve stops.*disagrees/],
    ['We walk between May and October', /May and October.*disagrees/],
  ])('report a fact that disagrees with the settings: %s', async (text, wrong) => {
    const { problems } = await checkChanged(answer(text));
    expect(problems).toMatchObject([{ field: 'tours[2].answer', wrong: expect.stringMatching(wrong) }]);
  });

  it.each(['Lunch was to be had from $5 in 1890', 'Get off six stops on the subway'])(
    'accept other numbers: %s',
    async (text) => expect((await checkChanged(answer(text))).problems).toEqual([]),
  );

  it('advise on spelling and quotes without stopping the build', async () => {
    const { problems, advice } = await checkChanged(answer("It's an e-mail"));
    expect(problems).toEqual([]);
    expect(advice.map(({ wrong }) => wrong)).toContain("has straight quotes: It's");
  });

  it('report a translation with another number than its English', async () => {
    const texts = `texts:\n  - english: 'Up to 12 guests'\n    text: 'Jusqu’à 14 participants'\n`;
    const { problems } = await checkChanged({ [FRENCH]: texts });
    expect(problems).toMatchObject([{ field: 'texts[1].text', wrong: expect.stringMatching(/^says "14"/) }]);
  });

  it('list a last day that is over', async () => {
    const days = 'groupSize: 15\n  firstDay: 2025-04-05\n  lastDay: 2025-12-21';
    const folder = memoryFolder({ [SETTINGS]: edited(SETTINGS, 'groupSize: 15', days) });
    const { problems, stale } = await checkFolder(folder, new Date('2025-12-22'));
    expect(problems).toEqual([]);
    expect(stale[0]).toMatchObject({ field: 'season.lastDay', wrong: 'is over since 2025-12-21' });
    const before = await checkFolder(folder, new Date('2025-12-21T12:00Z'));
    expect(before.stale.map(({ field }) => field)).not.toContain('season.lastDay');
  });
});
