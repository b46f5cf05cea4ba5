import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateContent } from '../../../site/prerender/content/main';
import { ContentError, formatProblem } from '../../../site/prerender/content/read/problems';
import { contentCopy } from '../../helpers/project/content-copy';
import { checkChanged, edited, fixture } from '../../helpers/project/memory-content';

const TOUR = 'tours/lower-east-side.yaml';
const POST = 'posts/the-post-office-cats.md';
const SETTINGS = 'settings.yaml';
const FAQS = 'faqs.yaml';

type Mistake = [file: string, from: string, to: string, line: number, field: string, what: RegExp];

// prettier-ignore
/** Mistakes of an owner: file, text, replacement, and the line, field and message that are reported. */
const mistakes: Mistake[] = [
  // Syntax
  [SETTINGS, '  perPerson: 40', '\tperPerson: 40', 46, 'perPerson', /begins with a tab.*spaces/],
  [SETTINGS, '  name: Cats About Town Tours', "  name: 'Cats About Town Tours", 2, 'name', /not closed.*behind the text/],
  [TOUR, 'title: Lower', 'title: Cats: Lower', 3, 'title', /has to be between quotes/],
  [TOUR, 'teaser: ', "teaser: 'The cat's tale' # ", 10, 'teaser', /cannot be read.*quotes/],
  [TOUR, "priceText: '{price} per person'", 'priceText: {price} per person', 16, 'priceText', /has to be between quotes/],
  [SETTINGS, "'@catsabouttowntours'", '@catsabouttowntours', 6, 'instagramHandle', /has to be between quotes/],
  [TOUR, 'teaser: Tavern', 'teaser: *Tavern', 10, 'teaser', /has to be between quotes/],
  [TOUR, 'title: Lower', 'title: !New Lower', 3, 'title', /has to be between quotes/],
  [SETTINGS, 'perPerson: 40', 'perPerson:40', 46, '', /cannot be read/],
  [FAQS, '  - question: Do I need', '  -question: Do I need', 7, 'question', /not indented like its neighbors/],
  [TOUR, 'place: Lower', 'place: Here\nplace: Lower', 6, 'place', /second time.*Remove/],
  [SETTINGS, '  perPerson: 40', 'perPerson: 40', 46, 'perPerson', /cannot be read.*indents/],
  [SETTINGS, '  perPerson: 40', '    perPerson: 40', 47, 'average', /not indented like its neighbors/],
  [TOUR, 'departures: [{ days: [Sunday]', 'departures: [{ days: [Sunday', 18, 'departures', /cannot be read.*brackets/],
  [FAQS, '      When one turns up', 'When one turns up', 6, '', /cannot be read.*indents/],
  [FAQS, '    answer: >-\n      Perhaps', '    answer: >-Perhaps', 3, 'answer', /cannot be read/],
  [SETTINGS, '  name: Cats About', '<<<<<<< HEAD\n  name: Cats About', 2, '', /cannot be read/],
  [SETTINGS, 'booking:', '---\nbooking:', 25, '', /cannot be read/],
  [POST, '---\nid: 2', 'id: 2', 1, '', /does not start with.*_example/],
  [POST, 'date: June 14, 2025', 'date: June 14, 2025\n---', 2, 'category', /is missing/],
  // Values of fields
  [TOUR, '\nteaser:', '\nteeser:', 10, 'teeser', /not a known field.*"teaser"/],
  [TOUR, 'place: Lower East Side', '', 2, 'place', /is missing.*text/],
  [TOUR, 'place: Lower East Side', 'place:', 5, 'place', /is empty.*text/],
  [TOUR, 'place: Lower East Side', 'place: 3', 5, 'place', /number 3.*quotes/],
  [TOUR, 'place: Lower East Side', 'place: [a]', 5, 'place', /a list.*text/],
  [TOUR, 'featured: false', 'featured: no', 6, 'featured', /true or false/],
  [TOUR, 'itemId: 604533', 'itemId: six', 7, 'itemId', /text "six".*number/],
  [SETTINGS, 'perPerson: 40', 'perPerson: $40', 46, 'prices.perPerson', /text "\$40".*a number/],
  [SETTINGS, 'perPerson: 40', 'perPerson: 39.50', 46, 'prices.perPerson', /whole number/],
  [SETTINGS, 'perPerson: 40', 'perPerson: 0', 46, 'prices.perPerson', /is 0.*more than 0/],
  [SETTINGS, '  days: 0', '  days: 366', 87, 'attribution.days', /is 366.*at most 365/],
  [SETTINGS, 'from: April', 'from: Apr', 57, 'season.from', /"Apr".*January/],
  [SETTINGS, 'email: hello@', 'email: hello', 4, 'business.email', /not an email.*you@example/],
  [SETTINGS, "instagramHandle: '@", "instagramHandle: '", 6, 'business.instagramHandle', /not a handle/],
  [SETTINGS, 'violationReports: none', 'violationReports: nobody', 104, 'violationReports', /not an address for reports/],
  [SETTINGS, "closes: '16:00'", "closes: '09:00'", 24, 'business.hours.closes', /not later than the opening/],
  [TOUR, "time: '14:00'", 'time: 2pm', 18, 'departures[1].time', /not a time of the day.*'14:30'/],
  [TOUR, "time: '14:00'", "time: '15:00'", 18, 'departures[1].time', /3:00 PM.*agree/],
  [TOUR, '{ days: [Sunday], time', '{ days: [Monday], time', 17, 'schedule', /other days/],
  [TOUR, "opens: '14:00'", "opens: '13:00'", 89, 'structured.hours.opens', /first departure/],
  [TOUR, 'PT2H', '2 hours', 88, 'structured.duration', /not a duration.*PT2H/],
  [POST, 'title: ', `title: '${'a'.repeat(90)}' # `, 3, 'title', /90 char.*at most 80/],
  [POST, 'date: June 14, 2025', 'date: June 31, 2025', 5, 'date', /not a day.*"May 3, 2025"/],
  [POST, 'History Deep Dives', 'History', 6, 'category', /"History".*Tour Stories/],
  [POST, 'tags: [post office, mousers]', 'tags: post office, mousers', 7, 'tags', /must be a list/],
  [POST, 'id: 2', 'id: 1', 2, 'id', /already used in.*2 is free/],
  [TOUR, '\nid: 3', '\nid: 2', 2, 'id', /already used/],
  ['gallery/tours.yaml', 'gallery/tours/02', 'gallery/tours/01', 8, 'pictures[2].picture', /already used.*Remove/],
  [TOUR, 'image: tours/lower-east-side', 'image: lower-east-side.jpg', 8, 'image', /not a picture key/],
  [TOUR, 'image: tours/lower', 'image: tours/lowre', 8, 'image', /not there.*lower-east/],
  [TOUR, 'stops:\n  - title: ', 'stops:\n  - image: tours/lower-east-side\n    title: ', 46, 'stops[1].imageAlt', /is missing/],
  [TOUR, "href: '#book-now' }", 'href: /bookings }', 39, 'dates.href', /not a page.*"\/booking"/],
  [TOUR, "href: '#book-now' }", "href: '/\\evil' }", 39, 'dates.href', /not an address/],
  [SETTINGS, "petition: 'https://www.change.org/'", 'petition: https://catsabouttowntours.com/petition', 100, 'links.petition', /not a page of this site/],
  ['press.yaml', "'https://www.nbcnewyork.com/'", "'http://www.nbcnewyork.com/'", 2, 'outlets[1].link', /not an https address/],
  [TOUR, 'place: Lower East Side', 'place: <b>Lower East Side</b>', 5, 'place', /<b>.*as it is typed/],
  [TOUR, "priceText: '{price}", "priceText: '{ price }", 16, 'priceText', /\{ price \}.*Write \{price\}/],
  [FAQS, 'Groups are small', 'It costs {prise}. Groups are small', 8, 'tours[2].answer', /\{prise\}.*Known words/],
  // Posts
  [POST, '## Lost', '<b>no</b>\n\n## Lost', 14, 'body', /holds HTML/],
  [POST, '## Lost', 'See www.nypl.org there\n\n## Lost', 14, 'body', /no link.*\[words\]/],
  [POST, '](/tours/financial-district)', '](/tours/wall)', 12, 'body', /\/tours\/wall.*not a page/],
  [POST, '](/tours/financial-district)', '](javascript:alert(1))', 12, 'body', /no address/],
  [POST, '](/tours/financial-district)', '](/\\\\evil.example)', 12, 'body', /no address/],
  [POST, '](/tours/financial-district)', '](www.nypl.org/x)', 12, 'body', /no address.*https:/],
  [POST, '](/tours/financial-district)', '](tours/financial-district)', 12, 'body', /"\/tours\/financial-district"/],
  [POST, '](/tours/financial-district)', '](hello@example.com)', 12, 'body', /no address.*mailto:/],
  [POST, '](/tours/financial-district)', '](/tours/financial-district', 12, 'body', /address that is no link.*\[words\]/],
  [POST, '## Lost', '![](hero/home)\n\n## Lost', 14, 'body', /without alt.*Say what/],
  [POST, '## Lost', '![A cat](no/cat)\n\n## Lost', 14, 'body', /no\/cat.*Put it/],
  [POST, '## Lost', '#### Lost', 14, 'body', /4 signs.*###/],
  [POST, '## Lost', 'One\n\nIt is {prise}\n\n## Lost', 16, 'body', /\{prise\}.*Known words/],
  // Text that partners' pages would run or nobody can see
  ...['<img/src=x onerror=y()>', '<svg/onload=y()>', '</a>x', '<!doctype', '<?x'].map((html): Mistake => [TOUR, 'place: Lower East Side', `place: Side ${html}`, 5, 'place', /holds <.*Leave out/s]),
  ...['\\u0008', '\\u202E', '\\uFFFF', '\\uD800'].map((escape): Mistake => [TOUR, 'place: Lower East Side', `place: "Lower ${escape} East"`, 5, 'place', /nobody can see \(U\+/]),
  ...['\\n', '\\r'].map((escape): Mistake => [TOUR, 'place: Lower East Side', `place: "Lower ${escape} East"`, 5, 'place', /has a line break/]),
];

describe('Content check', () => {
  it.each(mistakes)('reports %s: %j as %j', async (file, from, to, line, field, what) => {
    const { problems } = await checkChanged({ [file]: edited(file, from, to) });
    const said = problems.map(({ wrong, right }) => `${wrong}. ${right}`);
    const index = said.findIndex((text) => what.test(text));
    expect(problems[index], said.join('\n')).toMatchObject({ file: `content/${file}`, line, field });
  });

  it.each<[string, (text: string) => Uint8Array, RegExp]>([
    ['Latin-1', (text) => Buffer.from(text.replace('place: ', 'place: Caf\u00e9 '), 'latin1'), /UTF-8/],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), /UTF-8/],
    ['a lost character', (text) => Buffer.from(text.replace('place: ', 'place: Caf\ufffd ')), /U\+FFFD/],
  ])('reports a file in %s', async (_name, encode, wrong) => {
    const { problems } = await checkChanged({
      [TOUR]: encode(String(fixture.get(TOUR)).replaceAll('’', "'")),
    });
    expect(problems).toMatchObject([{ wrong: expect.stringMatching(wrong) }]);
  });

  it('ignores a byte order mark and invisible characters', async () => {
    const text = `\ufeff${edited(TOUR, 'place: Lower East', 'place: Lo\u00adwer\u200b East')}`;
    const { content, problems } = await checkChanged({ [TOUR]: text });
    expect(problems).toEqual([]);
    expect(content.tours.find(({ slug }) => slug === 'lower-east-side')!.data.place).toBe('Lower East Side');
  });

  it('reports a missing file with its form', async () => {
    const { problems } = await checkChanged({ 'team.yaml': undefined });
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^content\/team\.yaml:1 {2}is not there\. The form "[\w, ]+" of the editor/),
    ]);
  });

  it('still knows a page whose file is damaged', async () => {
    const { problems } = await checkChanged({ 'pages/contact.yaml': 'path: "/contact' });
    expect(problems.map(({ wrong }) => wrong)).toEqual(['opens a " that is not closed']);
  });

  it('reports nothing about ordinary punctuation', async () => {
    const fine = [
      'He wrote: “the [said] cat,” and [sic] again. 5 * 3 is 15, a_b_c, C#, #1 of all.',
      '_The Sun_, *The Sun* and a price* (see *), &lt;, &copy; and Q&A; 2 * 3, 4*5*6. Follow \\_catsofnyc.',
      '> ## A heading\n> with [a link](/tours) and ![A cat](posts/1 "A caption")',
      '1. one\n2. two\n\n- **a**\n- [b](https://example.com/a_b_(c))\n\n---\n\nEnd.',
    ];
    const post = edited(POST, '## Lost', `${fine.join('\n\n')}\n\n## Lost`);
    const tour = edited(TOUR, 'place: Lower East Side', "place: '<3 cats; 2 * 3; a < b; @__cats__; R&B'");
    expect((await checkChanged({ [POST]: post, [TOUR]: tour })).problems).toEqual([]);
  });

  it('accepts the examples', async () => {
    const example = (file: string) => readFileSync(`site/content/${file}`, 'utf8');
    const { problems, content } = await checkChanged({
      'tours/brooklyn-heights.yaml': example('tours/_example.yaml'),
      'posts/example.md': example('posts/_example.md'),
    });
    expect(problems.filter(({ kind }) => kind === 'content')).toEqual([]);
    expect(content.posts).toHaveLength(3);
  });
});

describe('generateContent', () => {
  it('throws all mistakes at once and writes nothing', async () => {
    const copy = await contentCopy();
    await copy.edit(SETTINGS, 'perPerson: 40', 'perPerson: forty');
    await copy.edit(POST, 'id: 2', 'id: 2\nauthro: me');
    const error: unknown = await generateContent({ contentDir: copy.dir, outDir: `${copy.dir}/out` }).catch(
      (reason: unknown) => reason,
    );
    await copy.remove();
    expect(error).toBeInstanceOf(ContentError);
    const fields = (error as ContentError).problems.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['authro', 'prices.perPerson']);
  });
});
