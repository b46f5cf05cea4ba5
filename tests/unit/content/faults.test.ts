import { cp, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { generateContent } from '../../../site/prerender/content/main';
import { ContentError, formatProblem } from '../../../site/prerender/content/read/problems';
import { contentCopy } from '../../helpers/project/content-copy';

type Copy = Awaited<ReturnType<typeof contentCopy>>;

const POST = 'posts/the-post-office-cats.md';
const TOUR = 'tours/lower-east-side.yaml';

/** Messages that a spoiled file must bring: file, field, what is wrong and what is right. */
const faults: [
  name: string,
  file: string,
  from: string,
  to: string,
  field: string,
  wrong: RegExp,
  right: RegExp,
][] = [
  ['an unknown field', TOUR, '\nteaser:', '\nteeser:', 'teeser', /not a known field/, /"teaser"/],
  ['a missing field', TOUR, '\nplace: Lower East Side', '', 'place', /missing/, /text/],
  ['a wrong type', TOUR, 'itemId: 604533', 'itemId: six', 'itemId', /is the text "six"/, /number/],
  ['a number for a text', TOUR, 'place: Lower East Side', 'place: 3', 'place', /number 3/, /quotes/],
  ['a list for a text', TOUR, 'place: Lower East Side', 'place: [a]', 'place', /a list/, /text/],
  ['a missing picture', TOUR, 'image: tours/lower', 'image: tours/lowre', 'image', /not there/, /lower-east/],
  [
    'a dead link',
    TOUR,
    "href: '#book-now' }",
    'href: /bookings }',
    'dates.href',
    /not a page/,
    /"\/booking"/,
  ],
  [
    'a link that runs a script',
    POST,
    '/tours/financial-district',
    'javascript:alert(1)',
    'body',
    /"javascript:alert\(1\)", which is no address/,
    /\/tours/,
  ],
  [
    'a link to another site in disguise',
    POST,
    '/tours/financial-district',
    '/\\\\evil.example',
    'body',
    /no address/,
    /\/tours/,
  ],
  [
    'a link to another site in a field',
    TOUR,
    "href: '#book-now' }",
    "href: '/\\evil' }",
    'dates.href',
    /not an address/,
    /\/tours/,
  ],
  [
    'a link without https',
    POST,
    '/tours/financial-district',
    'www.nypl.org/x',
    'body',
    /no address/,
    /"https:\/\/www\.nypl\.org\/x"/,
  ],
  [
    'a link without its slash',
    POST,
    '/tours/financial-district',
    'tours/financial-district',
    'body',
    /no address/,
    /"\/tours\/financial-district"/,
  ],
  [
    'a mail address as a link',
    POST,
    '/tours/financial-district',
    'hello@example.com',
    'body',
    /no address/,
    /"mailto:hello@example.com"/,
  ],
  [
    'a field’s link without https',
    TOUR,
    "href: '#book-now' }",
    'href: www.nypl.org }',
    'dates.href',
    /not an address/,
    /"https:\/\/www.nypl.org"/,
  ],
  ['an empty alt text', TOUR, 'imageAlt: ', "imageAlt: '' # ", 'imageAlt', /is empty/, /text/],
  [
    'a print without a description',
    TOUR,
    'stops:\n  - title: ',
    'stops:\n  - image: tours/lower-east-side\n    title: ',
    'stops[1].imageAlt',
    /is missing/,
    /./,
  ],
  ['a duplicate number', TOUR, 'id: 3', 'id: 2', 'id', /already used/, /number of its own/],
  ['a bad duration', TOUR, 'PT2H', '2 hours', 'structured.duration', /not a duration/, /PT2H/],
  ['an unreadable file', TOUR, 'title: Lower', 'title: : Lower', 'title', /colon inside a text/, /quotes/],
  ['a bad date', POST, 'June 14, 2025', 'June 31, 2025', 'date', /not a day/, /"May 3, 2025"/],
  ['an unknown category', POST, 'History Deep Dives', 'History', 'category', /"History"/, /Tour Stories/],
  ['a duplicate post number', POST, 'id: 2', 'id: 1', 'id', /already used in .*:\d+/, /2 is free/],
  ['an over-long title', POST, 'title: ', `title: '${'a'.repeat(90)}' # `, 'title', /90 char/, /at most 80/],
  [
    'an over-long description',
    POST,
    'metaDescription: ',
    `metaDescription: ${'long '.repeat(40)}`,
    'metaDescription',
    /too long/,
    /at most 160/,
  ],
  ['raw HTML', POST, '## Lost in the mail', '<div>no</div>', 'body', /holds HTML/, /angle brackets/],
  [
    'a dead link in a post',
    POST,
    '/tours/financial-district',
    '/tours/wall',
    'body',
    /\/tours\/wall/,
    /address of a page|mean/,
  ],
  ['a picture without alt', POST, '## Lost', '![](hero/home)\n\n## Lost', 'body', /without alt/, /Say what/],
  [
    'a missing picture in a post',
    POST,
    '## Lost',
    '![A cat](no/cat)\n\n## Lost',
    'body',
    /no\/cat/,
    /Put it/,
  ],
  ['a heading too deep', POST, '## Lost', '#### Lost', 'body', /4 signs/, /###/],
  ['a post without fields', POST, '---\nid', 'id', '', /does not start/, /_example/],
  [
    'a duplicate picture',
    'gallery/tours.yaml',
    'gallery/tours/02',
    'gallery/tours/01',
    'pictures[2].picture',
    /already used/,
    /Remove/,
  ],
  [
    'a missing alt text',
    'gallery/fans.yaml',
    '\n    alt: A',
    '\n    # A',
    'pictures[1].alt',
    /missing/,
    /text/,
  ],
  ['a bad e-mail address', 'settings.yaml', 'hello@', 'hello', 'business.email', /email/, /you@example\.com/],
  [
    'a text for a price',
    'settings.yaml',
    'perPerson: 40',
    'perPerson: $40',
    'prices.perPerson',
    /text/,
    /number/,
  ],
];

describe('a broken file', () => {
  let copy: Copy;
  beforeEach(async () => {
    copy = await contentCopy();
  });
  afterEach(() => copy.remove());

  it.each(faults)(
    '%s is reported with file, line and field',
    async (...[, file, from, to, field, wrong, right]) => {
      await copy.edit(file, from, to);
      const { problems } = await checkContentTree(copy.dir);
      const found = problems.find((problem) => problem.field === field && wrong.test(problem.wrong));
      expect(found, problems.map(formatProblem).join('\n')).toBeDefined();
      expect(found?.file.endsWith(file)).toBe(true);
      expect(found?.line).toBeGreaterThan(0);
      expect(found?.right).toMatch(right);
    },
  );

  it('is reported together with all others, at their lines, and nothing is written', async () => {
    await copy.edit('settings.yaml', 'perPerson: 40', 'perPerson: forty');
    await copy.edit(POST, 'id: 2', 'id: 2\nauthro: me');
    const error: unknown = await generateContent({ contentDir: copy.dir, outDir: `${copy.dir}/out` }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContentError);
    const { problems } = error as ContentError;
    const fatal = problems.filter(({ kind }) => kind === 'content');
    expect(fatal.map(({ field }) => field).toSorted()).toEqual(['authro', 'prices.perPerson']);
    expect(fatal.find(({ field }) => field === 'authro')).toMatchObject({ line: 3 });
  });

  it('that is missing is reported', async () => {
    await rm(`${copy.dir}/team.yaml`);
    const { problems } = await checkContentTree(copy.dir);
    expect(problems.find(({ file }) => file.endsWith('team.yaml'))?.wrong).toBe('is not there');
  });
});

describe('the examples', () => {
  const copies: Copy[] = [];
  afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

  it('are content that would be accepted', async () => {
    const copy = await contentCopy();
    copies.push(copy);
    await cp('site/content/tours/_example.yaml', `${copy.dir}/tours/brooklyn-heights.yaml`);
    await cp('site/content/posts/_example.md', `${copy.dir}/posts/example.md`);
    const { problems, content } = await checkContentTree(copy.dir);
    const own = problems.filter(({ file }) => /brooklyn-heights\.yaml$|example\.md$/.test(file));
    expect(own.filter(({ kind }) => kind === 'content')).toEqual([]);
    // The example has other stops than the tour in whose place it is.
    expect(problems.filter((problem) => !own.includes(problem))).toEqual([]);
    expect(content.posts).toHaveLength(3);
  });
});
