import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateContent } from '../../../site/prerender/content/generate-content';
import { contentCopy } from '../../helpers/project/content-copy';
import { checkChanged, edited } from '../../helpers/project/memory-content';

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
  [TOUR, 'title: Lower', 'title: Cats: Lower', 3, 'title', /colon in its text.*between quotes/],
  [SETTINGS, "'@catsabouttowntours'", '@catsabouttowntours', 6, 'instagramHandle', /cannot be read.*between quotes/],
  [TOUR, "title: Lower", "title: 'It's Lower", 3, 'title', /closing quote.*'It''s'/],
  [TOUR, "title: Lower", 'title: "The "Lower" Side" # ', 3, 'title', /closing quote.*other quotes/],
  [TOUR, 'title: ', '<<<<<<< HEAD\ntitle: Cats\n=======\ntitle: ', 3, '', /two versions.*<<<<<<</],
  [POST, '## Lost', '<<<<<<< HEAD\n\n## Lost', 15, '', /two versions/],
  [FAQS, '  - question: Do I need', '  -question: Do I need', 7, 'question', /not indented like its neighbors/],
  [TOUR, 'place: Lower', 'place: Here\nplace: Lower', 6, 'place', /second time.*Remove/],
  [SETTINGS, '  perPerson: 40', '    perPerson: 40', 47, 'average', /not indented like its neighbors/],
  [TOUR, 'departures: [{ days: [Sunday]', 'departures: [{ days: [Sunday', 18, 'departures', /cannot be read.*brackets/],
  [POST, '---\nid: 2', 'id: 2', 1, '', /does not start with.*another post/],
  [POST, 'date: 2025-06-14', 'date: 2025-06-14\n---', 2, 'image', /is missing/],
  // Values of fields
  [TOUR, '\nteaser:', '\nteeser:', 10, 'teeser', /not a known field.*"teaser"/],
  [TOUR, 'place: Lower East Side', '', 2, 'place', /is missing.*text/],
  [TOUR, 'place: Lower East Side', 'place:', 5, 'place', /is empty/],
  [TOUR, 'place: Lower East Side', 'place: 3', 5, 'place', /is 3\..*quotes/],
  [TOUR, 'featured: false', 'featured: no', 6, 'featured', /true or false/],
  [SETTINGS, 'perPerson: 40', 'perPerson: $40', 46, 'prices.perPerson', /is "\$40".*a number/],
  [SETTINGS, 'perPerson: 40', 'perPerson: 39.50', 46, 'prices.perPerson', /whole number/],
  [SETTINGS, 'perPerson: 40', 'perPerson: 0', 46, 'prices.perPerson', /is 0.*more than 0/],
  [SETTINGS, '  days: 0', '  days: 366', 88, 'attribution.days', /is 366.*at most 365/],
  [SETTINGS, 'from: April', 'from: Apr', 57, 'season.from', /"Apr".*January/],
  [SETTINGS, 'email: hello@', 'email: hello', 4, 'business.email', /not an email.*you@example/],
  [SETTINGS, "closes: '16:00'", "closes: '09:00'", 24, 'business.hours.closes', /not later than the opening/],
  [TOUR, "time: '14:00'", 'time: 2pm', 18, 'departures[1].time', /not a time of the day.*'14:30'/],
  [TOUR, "time: '14:00'", "time: '15:00'", 18, 'departures[1].time', /3:00 PM.*agree/],
  [TOUR, '{ days: [Sunday], time', '{ days: [Monday], time', 17, 'schedule', /other days/],
  [TOUR, 'PT2H', '2 hours', 88, 'structured.duration', /not a duration.*PT2H/],
  [POST, 'title: ', `title: '${'a'.repeat(90)}' # `, 3, 'title', /90 char.*at most 80/],
  [POST, 'date: 2025-06-14', 'date: June 14, 2025', 5, 'date', /not a day.*2025-05-03/],
  [POST, 'History Deep Dives', 'History', 6, 'category', /"History".*Tour Stories/],
  [POST, 'tags: [post office, mousers]', 'tags: post office, mousers', 7, 'tags', /must be a list/],
  [POST, 'id: 2', 'id: 1', 2, 'id', /already used in.*Change/],
  ['gallery/tours.yaml', 'gallery/tours/02', 'gallery/tours/01', 8, 'pictures[2].picture', /already used/],
  [TOUR, 'image: /pictures/tours/lower-east-side.webp', 'image: /pictures/tours/lower-east-side.pdf', 8, 'image', /not a picture.*JPEG/],
  [TOUR, 'image: /pictures/tours/lower', 'image: /pictures/tours/lowre', 8, 'image', /not there.*lower-east/],
  [TOUR, 'stops:\n  - title: ', 'stops:\n  - image: /pictures/tours/lower-east-side.webp\n    title: ', 46, 'stops[1].imageAlt', /is missing/],
  [TOUR, "href: '#book-now' }", 'href: /bookings }', 39, 'dates.href', /not a page.*"\/booking"/],
  [SETTINGS, "petition: 'https://www.change.org/'", 'petition: https://catsabouttowntours.com/petition', 101, 'links.petition', /not a page of this site/],
  ['press.yaml', "'https://www.nbcnewyork.com/'", "'http://www.nbcnewyork.com/'", 6, 'outlets[1].link', /not an https address/],
  [TOUR, "priceText: '{price}", "priceText: '{ price }", 16, 'priceText', /\{ price \}.*mean \{price\}.*no spaces/],
  [FAQS, 'Groups are small', 'It costs {prise}. Groups are small', 8, 'tours[2].answer', /\{prise\}.*mean \{price\}/],
  [FAQS, 'Groups are small', 'It costs {Price}. Groups are small', 8, 'tours[2].answer', /mean \{price\}/],
  [TOUR, 'featured: false', 'featured: true', 6, 'featured', /already used in content.tours.brooklyn-heights/],
  [SETTINGS, 'violationReports: ', 'violationReports: https://example.com/$x # ', 105, 'violationReports', /not an address for reports/],
  // Posts
  [POST, '## Lost', '<b>no</b>\n\n## Lost', 15, 'body', /contains HTML/],
  [POST, '## Lost', 'See www.nypl.org there\n\n## Lost', 15, 'body', /no link.*\[words\]/],
  [POST, '](/tours/financial-district)', '](/tours/wall)', 13, 'body', /\/tours\/wall.*not a page/],
  [POST, '](/tours/financial-district)', '](www.nypl.org/x)', 13, 'body', /no address.*https:/],
  [POST, '](/tours/financial-district)', '](tours/financial-district)', 13, 'body', /"\/tours\/financial-district"/],
  [POST, '](/tours/financial-district)', '](hello@example.com)', 13, 'body', /no address.*mailto:/],
  [POST, '](/tours/financial-district)', '](/tours/financial-district', 13, 'body', /address that is no link.*\[words\]/],
  [POST, '## Lost', '![](/pictures/hero/home.webp)\n\n## Lost', 15, 'body', /without alt.*Describe/],
  [POST, '## Lost', '![A cat](/pictures/no/cat.webp)\n\n## Lost', 15, 'body', /no\/cat.*Put it/],
  [POST, '## Lost', 'One\n\nIt is {walrus}\n\n## Lost', 17, 'body', /\{walrus\}.*Known words/],
  ...['| Walk | Price |\n| --- | --- |', 'Walk | Price\n:-- | --:', 'an ~~old~~ price', 'A fact[^1]', '[^1]: The Sun, 1890', '- [ ] Buy milk', '- [X] Buy milk', 'The end\\', '## The end\\', 'a **bold **word', 'a __bold __word', 'a ==marked== word', '> [!NOTE]\n> Closed', '[[The Sun]]', '[~~old~~](/tours)'].map((text): Mistake => [POST, '## Lost', `${text}\n\n## Lost`, 15, 'body', /shown as it is.*plain sign/]),
  [POST, '## Lost', '##\n\n## Lost', 15, 'body', /empty heading/],
  ...['One\u000b word', '\u202e', '[a\u0008b](/tours)', '![A\u001f cat](/pictures/posts/1.webp)', '![A cat](/pictures/posts/1.webp "A\ufffe")', '&#x202e;'].map((text): Mistake => [POST, '## Lost', `${text}\n\n## Lost`, 15, 'body', /invisible character/]),
  // Markup that partner pages would run, and invisible characters
  ...['<img/src=x onerror=y()>', '</a>x', '<!doctype'].map((html): Mistake => [TOUR, 'place: Lower East Side', `place: Side ${html}`, 5, 'place', /contains HTML.*without </]),
  ...['\\u0008', '\\u202E', '\\uFFFD'].map((escape): Mistake => [TOUR, 'place: Lower East Side', `place: "Lower ${escape} East"`, 5, 'place', /invisible character/]),
  [TOUR, 'place: Lower East Side', 'place: "Lower \\n East"', 5, 'place', /has a line break/],
];

describe('Content check', () => {
  it.each(mistakes)('reports %s: %j as %j', (file, from, to, line, field, what) => {
    const { problems } = checkChanged({ [file]: edited(file, from, to) });
    const said = problems.map(({ wrong, right }) => `${wrong}. ${right}`);
    const index = said.findIndex((text) => what.test(text));
    expect(problems[index], said.join('\n')).toMatchObject({ file: `content/${file}`, line, field });
  });

  it('reports a wrong day without its consequences', () => {
    const days = "groupSize: 15\n  firstDay: '2026-04-04'\n  lastDay: 2026-02-30";
    const { problems } = checkChanged({ [SETTINGS]: edited(SETTINGS, 'groupSize: 15', days) });
    expect(problems).toMatchObject([{ field: 'season.lastDay' }]);
  });

  it('reports a missing file', () => {
    const { problems } = checkChanged({ 'team.yaml': undefined });
    expect(problems).toMatchObject([{ file: 'content/team.yaml', wrong: 'is not there' }]);
  });

  it('reports no links to a page whose file is damaged', () => {
    const { problems } = checkChanged({ 'pages/contact.yaml': 'path: "/contact' });
    expect(problems.map(({ wrong }) => wrong)).toEqual(['opens a " that is not closed']);
  });

  it('reports nothing about ordinary punctuation', () => {
    const fine = [
      'He wrote: “the [texts] cat,” and [sic] again. 5 * 3 is 15, a_b_c, C#, #1 of all.',
      '_The Sun_, *The Sun* and a price* (see *), &lt;, &copy; and Q&A; 2 * 3, 4*5*6. Follow \\_catsofnyc.',
      '> ## A heading\n> with [a link](/tours) and ![A cat](/pictures/posts/1.webp "A caption")',
      'Rain | shine, f\\*\\*k, \\~\\~ and @my__cat; a [ ] box, __bold__ and 1 = 1.',
      '1. one\n2. two\n\n- **a**\n- [b](https://example.com/a_b_(c))\n\n---\n\nEnd.',
    ];
    const post = edited(POST, '## Lost', `${fine.join('\n\n')}\n\n## Lost`);
    const tour = edited(TOUR, 'place: Lower East Side', "place: '<3 cats; 2 * 3; a < b; @__cats__; R&B'");
    expect(checkChanged({ [POST]: post, [TOUR]: tour }).problems).toEqual([]);
  });
});

describe('generateContent', () => {
  it('throws one error with all mistakes and writes nothing', async () => {
    const copy = await contentCopy();
    await copy.edit(SETTINGS, 'perPerson: 40', 'perPerson: forty');
    await copy.edit(POST, 'id: 2', 'id: 2\nauthro: me');
    const generate = () => generateContent({ contentDir: copy.dir, outDir: `${copy.dir}/out` });
    expect(generate).toThrow(/authro .*\n.*prices\.perPerson /);
    expect(existsSync(`${copy.dir}/out`)).toBe(false);
    await copy.remove();
  });
});
