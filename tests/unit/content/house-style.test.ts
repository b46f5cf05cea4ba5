import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { adviseOn } from '../../../site/prerender/content/style/house-style';
import { curled, spelledOtherwise } from '../../../site/prerender/content/style/spelling';
import { contentCopy } from '../../helpers/project/content-copy';

const POST = 'posts/the-post-office-cats.md';

/** A text that somebody writes, and the advice on it. */
type Case = [
  name: string,
  file: string,
  from: string,
  to: string,
  field: string,
  wrong: string,
  right: string,
];

const cases: Case[] = [
  [
    'a spelling of elsewhere',
    'faqs.yaml',
    'Groups are small',
    'Send an e-mail. Groups are small',
    'tours[2].answer',
    'says "e-mail"',
    'Write "email".',
  ],
  [
    'a word that means something else here',
    'pages/home.yaml',
    'We cannot promise',
    'On the Pavement we cannot promise',
    'unique.features[6].text',
    'says "Pavement"',
    'Write "Sidewalk".',
  ],
  [
    'the apostrophe of a keyboard',
    'faqs.yaml',
    'Groups are small',
    "It's true: groups are small",
    'tours[2].answer',
    "has straight quotes: It's",
    'Write It’s',
  ],
  [
    'the quotes of a keyboard, in a post',
    POST,
    '## Lost',
    'They were "police" then.\n\n## Lost',
    'body',
    'has straight quotes: "police"',
    'Write “police”',
  ],
  [
    'a comma behind a quote',
    POST,
    '## Lost',
    'Cats “to read”, as they said.\n\n## Lost',
    'body',
    'has a comma behind the quote: read”,',
    'Write read,”',
  ],
  [
    'a span of months',
    POST,
    '## Lost',
    'From May to July it rained.\n\n## Lost',
    'body',
    'says "May to July"',
    'Write "May through July".',
  ],
  [
    'figures followed by dollars',
    POST,
    '## Lost',
    'It cost 80 to 1,000 dollars.\n\n## Lost',
    'body',
    'says "80 to 1,000 dollars"',
    'Write "$80 to $1,000".',
  ],
];

describe('a text that is not as the house writes it', () => {
  let copy: Awaited<ReturnType<typeof contentCopy>>;
  beforeEach(async () => {
    copy = await contentCopy();
  });
  afterEach(() => copy.remove());

  /** Returns the advice on a file, on a day of 2032. */
  const advised = async (file: string) => {
    const { content } = await checkContentTree(copy.dir);
    return adviseOn(content).filter((finding) => finding.file.endsWith(file));
  };

  it.each(cases)(
    '%s is named with file, line and field, and what would be right',
    async (_, file, from, to, field, wrong, right) => {
      const line = (await copy.read(file)).split(from)[0]!.split('\n').length;
      const before = await advised(file);
      await copy.edit(file, from, to);
      const known = new Set(before.map((finding) => finding.wrong));
      const found = (await advised(file)).filter((finding) => !known.has(finding.wrong));
      expect(found.map(({ wrong, right, field }) => ({ wrong, right, field }))).toEqual([
        { wrong, right, field },
      ]);
      expect(Math.abs(found[0]!.line - line)).toBeLessThan(3);
    },
  );

  it('is no problem: nothing stops', async () => {
    const before = (await checkContentTree(copy.dir)).problems;
    await copy.edit('faqs.yaml', 'Groups are small', "It's an e-mail. Groups are small");
    const { problems, advice } = await checkContentTree(copy.dir);
    expect(problems).toEqual(before);
    expect(advice.map(({ wrong }) => wrong)).toContain('says "e-mail"');
  });

  it('may be what a guest has said, or a headline', async () => {
    const before = await advised('');
    await copy.edit('testimonials.yaml', 'quote: ', 'quote: An e-mail on the pavement. ');
    await copy.edit('press.yaml', 'articles:\n  - title: ', 'articles:\n  - title: E-mail ');
    expect(await advised('')).toEqual(before);
  });
});

describe('the way it would be right', () => {
  it.each([
    ["it's", 'it’s'],
    ['"Look,"', '“Look,”'],
    ["guests'", 'guests’'],
    ["('so')", '(‘so’)'],
    ["'90s", '’90s'],
  ])('%s is %s', (typed, printed) => expect(curled(typed)).toBe(printed));

  it('keeps capitals and the names of streets', () => {
    expect(spelledOtherwise('Grey cats of Centre Street, afterwards')).toEqual([
      { said: 'Grey', instead: 'Gray' },
      { said: 'afterwards', instead: 'afterward' },
    ]);
  });
});
