import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { contentCopy } from '../../helpers/project/content-copy';

describe('a text that says a fact of another place', () => {
  let copy: Awaited<ReturnType<typeof contentCopy>>;
  beforeEach(async () => {
    copy = await contentCopy();
    await copy.edit('settings.yaml', 'perPerson: 40', 'perPerson: 45');
    await copy.edit('settings.yaml', 'privateMinimum: 320', 'privateMinimum: 360');
  });
  afterEach(() => copy.remove());

  /** Returns what the check says of a sentence in an answer. */
  async function said(sentence: string): Promise<string[]> {
    await copy.edit('faqs.yaml', 'Groups are small', `${sentence}. Groups are small`);
    const { problems } = await checkContentTree(copy.dir);
    return problems.filter(({ field }) => field === 'tours[2].answer').map(({ wrong }) => wrong);
  }

  it.each([
    'Tickets are $40 per person',
    'Tickets are $40 each',
    'It costs $40',
    'Private tours start at $320',
    'There is a minimum of $320',
    'We take max 22 people',
    'We walk in groups of up to 22',
    'Come on one of our five tours',
    'We know two neighborhoods',
    'A walk has twelve stops',
    'A walk is 40 dollars a person',
    'A walk is US$40 pp',
    'Tickets are $40',
    'Adults pay $40',
    'Tickets are forty dollars',
    'It costs thirty-five dollars',
    'A walk costs US$50',
    'Tickets are US $50 each',
    'A walk is thirty-five dollars per person',
    'A walk is forty US dollars a head',
    'Private tours start at three hundred and twenty dollars',
    'Private tours start at US$320',
    'Adults pay forty bucks',
    'We walk between May and October',
    'We have 97% five-star reviews',
  ])('is told where it is another one: %s', async (sentence) => {
    expect(await said(sentence)).toEqual([expect.stringMatching(/^says ".+", which disagrees/)]);
  });

  it.each([
    'Tickets are $45 per person, $40 per additional person',
    'Private tours start at $360',
    'Lunch was to be had from $5 in 1890',
    'Tickets are forty-five dollars per person',
    'Private tours start at three hundred sixty dollars',
    'It costs US$45',
    'He left a hundred dollars to his cat',
    'It costs several dollars a head',
    'Our three tours lead through three neighborhoods',
    'Get off six stops on the subway',
    'It is two stops before the end of the line',
    'Groups of two are welcome',
    'A walk is 45 dollars a person',
    'We walk between April and December',
    'We have 98% five-star reviews',
  ])('is in order: %s', async (sentence) => {
    expect(await said(sentence)).toEqual([]);
  });

  it.each([
    ['settings.yaml', "  - '{price} per person'", '  - forty dollars per person', 'offer[1]'],
    [
      'tours/lower-east-side.yaml',
      "priceText: '{price} per person'",
      'priceText: forty dollars per person',
      'priceText',
    ],
    [
      'tours/lower-east-side.yaml',
      "priceText: '{price} per person'",
      'priceText: US$40 per person',
      'priceText',
    ],
    ['posts/the-post-office-cats.md', '## Lost', 'A walk is forty dollars per person.\n\n## Lost', 'body'],
  ])('is told in words as well: %s, %s as %s', async (file, from, to, field) => {
    await copy.edit(file, from, to);
    const { problems } = await checkContentTree(copy.dir);
    expect(problems).toMatchObject([
      { field, wrong: expect.stringMatching(/^says "(US\$40|forty dollars) per person", which/) },
    ]);
  });

  it('counts neighborhoods as the settings do', async () => {
    await copy.edit('settings.yaml', 'locations: 3', 'locations: 4');
    expect(await said('We know {neighborhoods} neighborhoods')).toEqual([]);
    expect(await said('We know three neighborhoods')).toEqual([expect.stringMatching(/disagrees/)]);
  });

  it('reads the days of a season in any usual wording', async () => {
    await copy.edit(
      'settings.yaml',
      '  from: April\n',
      '  from: April\n  firstDay: 4 April 2026\n  lastDay: Dec. 20, 2026\n',
    );
    const { content, problems } = await checkContentTree(copy.dir);
    expect(problems).toEqual([]);
    expect(content.settings!.data.season).toMatchObject({ firstDay: '2026-04-04', lastDay: '2026-12-20' });
  });
});
