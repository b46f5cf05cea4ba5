import path from 'node:path';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { checkContent } from '../../../site/prerender/content/main';
import { plainText } from '../../../site/prerender/content/posts/markdown';
import { formatProblem, type ContentProblem } from '../../../site/prerender/content/read/problems';
import { contentCopy } from '../../helpers/project/content-copy';

const POST = 'posts/the-post-office-cats.md';
const TOUR = 'tours/lower-east-side.yaml';
const BROOKLYN = 'tours/brooklyn-heights.yaml';

/** A slip, and what its author is told: in which line (counted from the edit's first), what is wrong and right. */
type Slip = [
  name: string,
  file: string,
  from: string,
  to: string,
  field: string,
  wrong: RegExp,
  right: RegExp,
  further?: number,
];

const marks: Slip[] = [
  [
    'a link that is not closed',
    POST,
    '## Lost',
    'See [the walk](/tours\n\n## Lost',
    'body',
    /link that does/,
    /\[words\]\(\/tours\)/,
  ],
  [
    'a link without its bracket',
    POST,
    '## Lost',
    'See [the walk(/tours)\n\n## Lost',
    'body',
    /bracket/,
    /\[words\]/,
  ],
  [
    'a link with a space in it',
    POST,
    '## Lost',
    'See [the walk] (/tours)\n\n## Lost',
    'body',
    /link that does/,
    /no space/,
  ],
  [
    'a link to a place nobody names',
    POST,
    '## Lost',
    'See [the walk][tours]\n\n## Lost',
    'body',
    /link that does/,
    /\[words\]/,
  ],
  [
    'an address in the text',
    POST,
    '## Lost',
    'See www.nypl.org there\n\n## Lost',
    'body',
    /no link/,
    /\[words\]/,
  ],
  [
    'a table',
    POST,
    '## Lost',
    'Two:\n| Cat | Year |\n| --- | --- |\n| Ned | 1883 |\n\n## Lost',
    'body',
    /table/,
    /list/,
    1,
  ],
  [
    'a heading without its space',
    POST,
    '## Lost',
    '##Lost',
    'body',
    /heading without a space/,
    /"## Heading"/,
  ],
  [
    'a heading by underlining',
    POST,
    '## Lost',
    'A line\n---\n\n## Lost',
    'body',
    /is made a heading/,
    /empty/,
  ],
  [
    'a list without its spaces',
    POST,
    '## Lost',
    'Cats:\n-Ned\n-Tom\n\n## Lost',
    'body',
    /list entry/,
    /"- entry"/,
    1,
  ],
  [
    'bold words that are not closed',
    POST,
    '## Lost',
    'A **bold word\n\n## Lost',
    'body',
    /opened and not closed/,
    /\*\*bold words\*\*/,
  ],
  [
    'a word with spaces in its braces',
    POST,
    '## Lost',
    'It is { price } now\n\n## Lost',
    'body',
    /"\{ price \}", which/,
    /Write \{price\}/,
  ],
  [
    'a word whose brace is not closed',
    POST,
    '## Lost',
    'It is {price now\n\n## Lost',
    'body',
    /"\{price now/,
    /Write \{price\}/,
  ],
  ['a brace that is left over', POST, '## Lost', 'It is price} now\n\n## Lost', 'body', /"\}"/, /Remove/],
  [
    'an unknown word in a post',
    POST,
    '## Lost',
    'One\n\nIt is {prise}\n\n## Lost',
    'body',
    /\{prise\}/,
    /Known words/,
    2,
  ],
  [
    'a field’s word with spaces',
    TOUR,
    "'{price} per person'",
    "'{ price } per person'",
    'priceText',
    /"\{ price \}"/,
    /Write \{price\}/,
  ],
  [
    'a field’s word without its end',
    TOUR,
    "'{price} per person'",
    "'{price per person'",
    'priceText',
    /"\{price per/,
    /Write \{price\}/,
  ],
];

const yaml: Slip[] = [
  [
    'a colon in a text',
    TOUR,
    'title: Lower',
    'title: Cats: Lower',
    'title',
    /colon inside a text/,
    /title: 'Cats: Lower East Side Cat Tour'/,
  ],
  [
    'a colon in a list',
    TOUR,
    'testimonials:\n',
    'testimonials:\n  - author: Ann: a guest\n',
    'author',
    /colon inside/,
    /author: 'Ann: a guest'/,
    1,
  ],
  ['a tab', TOUR, '\nmeta:\n  title', '\nmeta:\n\ttitle', '', /begins with a tab/, /two/, 2],
  [
    'an apostrophe between quotes',
    TOUR,
    'teaser: ',
    "teaser: 'The cat's tale' # ",
    'teaser',
    /closing '/,
    /teaser: "The cat's tale"/,
  ],
  [
    'a word in braces without quotes',
    TOUR,
    "priceText: '{price} per person'",
    'priceText: {price} per person',
    'priceText',
    /begins with \{/,
    /priceText: '\{price\} per person'/,
  ],
  [
    'a brace that is never closed',
    TOUR,
    "priceText: '{price} per person'",
    'priceText: {price per person',
    'priceText',
    /opens a \{ that is not closed/,
    /quotes/,
  ],
  [
    'a handle without quotes',
    'settings.yaml',
    "'@catsabouttowntours'",
    '@catsabouttowntours',
    'instagramHandle',
    /begins with @/,
    /'@catsabouttowntours'/,
  ],
  [
    'an exclamation mark at the front',
    TOUR,
    'title: Lower',
    'title: !New Lower',
    'title',
    /begins with !/,
    /'!New Lower/,
  ],
  [
    'no space behind a colon',
    'settings.yaml',
    'perPerson: 40',
    'perPerson:40',
    'perPerson',
    /no space behind its colon/,
    /"perPerson: 40"/,
  ],
  [
    'no space behind a hyphen',
    'settings.yaml',
    '- cat history',
    '-cat history',
    '',
    /no space behind its hyphen/,
    /"- cat history"/,
  ],
  [
    'a quote that is never closed',
    TOUR,
    'title: Lower East Side Cat Tour',
    'title: "Lower East Side Cat Tour',
    'title',
    /opens a " that is not closed/,
    /behind the text/,
  ],
  ['a field twice', TOUR, 'place: Lower', 'place: Here\nplace: Lower', 'place', /second time/, /Remove/, 1],
  [
    'a line that goes on at the margin',
    TOUR,
    'place: Lower',
    'place: Lower\nEast\nteam: Lower',
    '',
    /neither a field/,
    /Indent/,
    1,
  ],
  [
    'a field that is indented too far',
    'settings.yaml',
    '  perPerson: 40',
    '  perPerson: 40\n     more: 1',
    'more',
    /too far/,
    /below the field/,
    1,
  ],
  [
    'a field that is not indented enough',
    'settings.yaml',
    'prices:\n',
    'prices:\n    wide: 1\n',
    'perPerson',
    /not indented like/,
    /below one another/,
    2,
  ],
  [
    'words behind the sign of a long text',
    TOUR,
    'description: >-\n',
    'description: >- Five\n',
    'description',
    /words behind the >/,
    /next line/,
  ],
  [
    'two versions of a line',
    TOUR,
    'place: Lower',
    '<<<<<<< HEAD\nplace: Lower',
    '',
    /two versions/,
    /Keep one/,
  ],
];

const facts: Slip[] = [
  [
    'a stop more than the texts say',
    BROOKLYN,
    '{Stops} stops between',
    'Eight stops between',
    'description',
    /"Eight stops"/,
    /\{stops\}/,
    -1,
  ],
  [
    'stops that no tour has',
    'tours/private-tours.yaml',
    '{brooklynHeightsStops} public stops',
    'ten public stops',
    'arrangement.neighborhoods.list[1].description',
    /"ten public stops"/,
    /\{brooklynHeightsStops\} \(four\) or .*\{lowerEastSideStops\} \(five\)/,
  ],
  [
    'stops that a post gets wrong',
    POST,
    '## Lost',
    'The tour has twelve stops.\n\n## Lost',
    'body',
    /"twelve stops"/,
    /four/,
  ],
  [
    'a price by hand',
    TOUR,
    "'{price} per person'",
    '$45 per person',
    'priceText',
    /"\$45 per person"/,
    /\{price\}/,
  ],
  [
    'a season by hand',
    'faqs.yaml',
    'Groups are small',
    'From May to December groups are small',
    'tours[2].answer',
    /"May to December"/,
    /\{season\}/,
    -1,
  ],
  [
    'a number of reviews by hand',
    'pages/home.yaml',
    'We cannot promise',
    'With 90 reviews, we cannot promise',
    '',
    /"90 reviews"/,
    /\{reviews\}/,
  ],
  [
    'a group by hand',
    BROOKLYN,
    'at an easy pace with',
    'for up to 14 guests with',
    'faq[',
    /"up to 14 guests"/,
    /"Up to 12 guests"/,
    -1,
  ],
  [
    'a time that is none',
    TOUR,
    "time: '14:00'",
    'time: 2pm',
    'departures[1].time',
    /not a time of the day \("2pm"\)/,
    /'14:30'/,
  ],
  [
    'a time in the morning that is none',
    TOUR,
    "time: '14:00'",
    'time: 10am',
    'departures[1].time',
    /not a time of the day/,
    /24 hours/,
  ],
  [
    'an hour that no day has',
    TOUR,
    "time: '14:00'",
    "time: '25:00'",
    'departures[1].time',
    /not a time of the day/,
    /24 hours/,
  ],
  [
    'a time that the schedule does not say',
    TOUR,
    "time: '14:00'",
    "time: '15:00'",
    'departures[1].time',
    /is 3:00 PM, which/,
    /agree/,
  ],
  [
    'closing before opening',
    TOUR,
    "closes: '16:00'",
    "closes: '04:00'",
    'structured.hours.closes',
    /not later/,
    /'16:00'/,
  ],
  [
    'days that the schedule does not say',
    TOUR,
    '{ days: [Sunday], time',
    '{ days: [Monday], time',
    'schedule',
    /other days/,
    /Monday/,
    -1,
  ],
  [
    'hours on other days',
    TOUR,
    'hours: { days: [Sunday]',
    'hours: { days: [Saturday]',
    'structured.hours.days',
    /other days/,
    /Sunday/,
  ],
  [
    'hours from another time',
    TOUR,
    "opens: '14:00'",
    "opens: '13:00'",
    'structured.hours.opens',
    /first departure/,
    /'14:00'/,
  ],
  ['a number that is too small', TOUR, '\nid: 3', '\nid: 0', 'id', /is 0/, /at least 1\./, 1],
  [
    'an amount that is too small',
    'settings.yaml',
    'perPerson: 40',
    'perPerson: 0',
    'prices.perPerson',
    /is 0/,
    /at least 1\./,
  ],
  ...['<img/src=x onerror=y()>', '<svg/onload=y()>', '</a>x', '<!doctype', '<?x'].map((html): Slip => [
    `HTML in a field: ${html}`,
    TOUR,
    'place: Lower East Side',
    `place: Side ${html}`,
    'place',
    /holds </,
    /Leave out/,
  ]),
  ...['\\u0008', '\\u202E', '\\uFFFF', '\\uD800'].map((escape): Slip => [
    `an invisible character written as ${escape}`,
    TOUR,
    'place: Lower East Side',
    `place: "Lower ${escape} East"`,
    'place',
    /nobody can see \(U\+/,
    /type it anew/,
  ]),
  ...['\\n', '\\r'].map((escape): Slip => [
    `a line break written as ${escape}`,
    TOUR,
    'place: Lower East Side',
    `place: "Lower ${escape} East"`,
    'place',
    /has a line break/,
    /on one line/,
  ]),
  [
    'a name kept for more than a year',
    'settings.yaml',
    '  days: 0',
    '  days: 366',
    'attribution.days',
    /is 366/,
    /at most 365\./,
  ],
  [
    'a name kept for less than a visit',
    'settings.yaml',
    '  days: 0',
    '  days: -1',
    'attribution.days',
    /is -1/,
    /at least 0\./,
  ],
  [
    'reports to nobody',
    'settings.yaml',
    'violationReports: none',
    'violationReports: nobody',
    'violationReports',
    /not an address for reports/,
    /Write none/,
  ],
];

describe('a slip of the pen', () => {
  let copy: Awaited<ReturnType<typeof contentCopy>>;
  beforeEach(async () => {
    copy = await contentCopy();
  });
  afterEach(() => copy.remove());

  /** Returns the problems that are reported of a file. */
  const problemsOf = async (file: string): Promise<ContentProblem[]> =>
    (await checkContentTree(copy.dir)).problems.filter((problem) => problem.file.endsWith(file));

  it.each([...marks, ...yaml, ...facts])(
    '%s is reported with file, line and field',
    async (...[, file, from, to, field, wrong, right, further = 0]) => {
      const before = (await copy.read(file)).split(from)[0]!.split('\n').length;
      await copy.edit(file, from, to);
      const problems = await problemsOf(file);
      const found = problems.find((problem) => wrong.test(problem.wrong));
      expect(found, problems.map(formatProblem).join('\n')).toBeDefined();
      expect(found!.field.startsWith(field), found!.field).toBe(true);
      expect(found!.line).toBe(before + further);
      expect(found!.right).toMatch(right);
      // The folder of the copy has a name by chance: it may hold any of these.
      expect(problems.map(formatProblem).join('\n').replaceAll(path.basename(copy.dir), '')).not.toMatch(
        /\b(?:NaN|undefined|mapping|implicit|scalar|token)/i,
      );
    },
  );

  it.each<[string, (text: string) => Uint8Array, RegExp, number]>([
    [
      'Latin letters of one byte',
      (text) => Buffer.from(text.replace('place: Lower', 'place: Caf\u00e9 Lower'), 'latin1'),
      /not saved as UTF-8/,
      5,
    ],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), /UTF-16/, 1],
    ['a NUL', (text) => Buffer.from(text.replace('place: Lower', 'place: Lo\0wer')), /U\+0000/, 5],
    [
      'a letter that was lost',
      (text) => Buffer.from(text.replace('place: Lower', 'place: Caf\ufffd Lower')),
      /U\+FFFD/,
      5,
    ],
    [
      'letters read by a wrong encoding',
      (text) => Buffer.from(text.replace('place: Lower', 'place: Caf\u00c3\u00a9 Lower')),
      /wrong encoding/,
      5,
    ],
    [
      'writing that is turned around',
      (text) => Buffer.from(text.replace('place: Lower', 'place: \u202eLower')),
      /U\+202E/,
      5,
    ],
  ])('a file with %s is reported with its line', async (_name, spoil, wrong, line) => {
    const text = await copy.read(TOUR);
    expect(text.split('\n').findIndex((one) => one.startsWith('place: Lower'))).toBe(4);
    // Written in plain letters, so that one of another encoding is the only fault.
    await copy.write(TOUR, spoil(text.replaceAll('’', "'")));
    const [problem, ...others] = await problemsOf(TOUR);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line, wrong: expect.stringMatching(wrong) });
    expect(problem!.right).toMatch(/UTF-8|type it anew/);
  });

  it('a mark at the front of a file, as some editors leave it, is none', async () => {
    await copy.write(TOUR, `\ufeff${await copy.read(TOUR)}`);
    expect(await problemsOf(TOUR)).toEqual([]);
  });

  it('what has neither a sign nor a width is not published', async () => {
    await copy.edit(TOUR, 'place: Lower East', 'place: Lo\u00adwer\u200b East');
    const { content, problems } = await checkContentTree(copy.dir);
    expect(problems).toEqual([]);
    expect(content.tours.find(({ slug }) => slug === 'lower-east-side')!.data.place).toBe('Lower East Side');
  });

  it.each([
    ['posts/new-post.md.txt', /"\.md": rename it to new-post\.md/],
    ['posts/new-post.docx', /rename it to new-post\.md/],
    ['posts/2026/new-post.md', /Move it into site\/content\/posts/],
    ['posts/9.jpg', /site\/content\/pictures/],
    ['tours/queens.yaml', /four|brooklyn-heights, financial-district/],
    ['tours/brooklyn-heights.yml', /brooklyn-heights\.yaml/],
    ['settings.yaml.txt', /settings\.yaml/],
    ['pages/abuot.yaml', /about\.yaml/],
    ['notes.txt', /underscore/],
  ])('a file that nothing reads is named: %s', async (file, right) => {
    await mkdir(`${copy.dir}/posts/2026`, { recursive: true });
    await copy.write(file, 'x');
    const [problem] = await problemsOf(file);
    expect(problem).toMatchObject({ wrong: 'is read by nothing', right: expect.stringMatching(right) });
  });

  it('a file put aside, and what the system leaves behind, is no stranger', async () => {
    for (const name of [
      'posts/_later.md',
      'tours/_queens.yaml',
      '.DS_Store',
      'posts/Thumbs.db',
      'faqs.yaml~',
    ])
      await copy.write(name, 'x');
    expect((await checkContentTree(copy.dir)).problems.filter(({ kind }) => kind === 'content')).toEqual([]);
  });

  it('pictures that cannot be published are reported, with what to do', async () => {
    await rm(`${copy.dir}/pictures`);
    await mkdir(`${copy.dir}/pictures/posts`, { recursive: true });
    await writeFile(`${copy.dir}/pictures/posts/9.HEIC`, 'x');
    await writeFile(`${copy.dir}/pictures/posts/10.jpg`, 'not a picture');
    const { problems } = await checkContent({ contentDir: copy.dir });
    const pictures = problems.filter(({ file }) => file.includes('/pictures/')).map(formatProblem);
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toMatch(
      /posts\/10\.jpg:1 {2}cannot be read, .* is not a picture\. Save it anew and put it back\.$/,
    );
    expect(pictures[1]).toMatch(
      /posts\/9\.HEIC:1 {2}cannot be read, .* is not a picture\. Save it anew and put it back\.$/,
    );
  });
});

describe('what only looks like a slip', () => {
  it('is left alone', async () => {
    const copy = await contentCopy();
    try {
      const fine = [
        'He wrote: “the [said] cat,” and [sic] again. 5 * 3 is 15, a_b_c, C#, #1 of all.',
        '_The Sun_, *The Sun* and \\_The Sun; a price* (see *), &lt;, &amp;foo; &copy; and Q&A; 2 * 3, 4*5*6.',
        'A cat-and-mouse game - or two. \\*\\*not bold\\*\\* and \\[not a link\\](x).',
        'The first three stops are close. Several stops have cats, and most stops a story.',
        'It was open from May to July 1883, for $1 a day. Dogs | cats.',
        '> ## A heading\n> with [a link](/tours) and ![A cat](posts/1 "A caption")',
        '1. one\n2. two\n\n- **a**\n- [b](https://example.com/a_b_(c))\n\n---\n\nEnd.',
      ];
      await copy.edit(POST, '## Lost', `${fine.join('\n\n')}\n\n## Lost`);
      expect((await checkContentTree(copy.dir)).problems).toEqual([]);
    } finally {
      await copy.remove();
    }
  });

  it('a new stop is counted by every text of its tour, and by those of other files', async () => {
    const copy = await contentCopy();
    try {
      await copy.edit(
        BROOKLYN,
        "  - title: 'Walt",
        "  - title: New\n    description: A cat.\n  - title: 'Walt",
      );
      const { problems, content } = await checkContentTree(copy.dir);
      const tour = content.tours.find(({ slug }) => slug === 'brooklyn-heights')!.data;
      expect(tour.description).toMatch(/^Five stops between/);
      expect(tour.hero.subtitle).toMatch(/^Five stops, one harbor view/);
      const privateTours = content.tours.find(({ slug }) => slug === 'private-tours')!.data;
      expect(privateTours.arrangement!.neighborhoods.list[0]!.description).toMatch(/^The five public stops/);
      const post = content.posts.find(({ file }) => file.endsWith('a-walk-and-its-price.md'))!;
      expect(plainText(post.body)).toContain('and has five stops');
      expect(problems).toEqual([]);
    } finally {
      await copy.remove();
    }
  });
});
