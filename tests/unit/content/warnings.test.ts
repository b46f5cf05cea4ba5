import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../../site/prerender/content/check-folder';
import { fingerprint } from '../../../site/prerender/content/fingerprint';
import { formatProblem } from '../../../site/prerender/content/read/problems';
import { checkChanged, edited, memoryFolder } from '../../helpers/project/memory-content';

const SETTINGS = 'settings.yaml';
const POST = 'posts/the-post-office-cats.md';
function warned(changes: Record<string, string>) {
  const { problems, advice } = checkChanged(changes);
  expect(problems).toEqual([]);
  return advice;
}

describe('Content warnings', () => {
  it('name a price in digits', () => {
    const text = edited('faqs.yaml', 'Groups are small', 'Tickets are $50. Groups are small');
    expect(warned({ 'faqs.yaml': text })).toMatchObject([
      { field: 'tours[2].answer', wrong: expect.stringMatching(/^names a price/) },
    ]);
  });

  it('accept a price in a post', () => {
    expect(warned({ [POST]: edited(POST, '## Lost', 'It was $5 in 1890.\n\n## Lost') })).toEqual([]);
  });

  it.each(['posts/new-post.docx', 'posts/9.jpg', 'tours/queens.yaml', 'settings.yaml.txt'])(
    'name a file that nothing reads: %s',
    (file) => {
      expect(warned({ [file]: 'x' })).toMatchObject([{ file: `content/${file}`, wrong: 'is not used' }]);
    },
  );

  it('accept files with an underscore and files of the system', () => {
    const aside = ['posts/_later.md', '.DS_Store', 'posts/Thumbs.db', 'faqs.yaml~'];
    expect(warned(Object.fromEntries(aside.map((file) => [file, 'x'])))).toEqual([]);
  });

  it('name a translation whose English text no element shows', () => {
    const texts = `texts:\n  - english: 'Up to 99 guests'\n    text: 'Jusqu’à 12 participants'\n`;
    expect(warned({ 'languages/fr.yaml': texts })).toMatchObject([
      { file: 'content/languages/fr.yaml', line: 2, field: 'texts[1].english' },
    ]);
  });

  it('name each text that a language in use shows in English', () => {
    const settings = `${edited(SETTINGS, '', '')}\nlanguages: [de]\n`;
    const missing = (texts: string) =>
      warned({ [SETTINGS]: settings, 'languages/de.yaml': `texts: [${texts}]` }).map(formatProblem);
    const group =
      /^content.tours.lower-east-side.yaml:19  group has no German.*Add it to content.languages.de.yaml/;
    const label = /^content.settings.yaml:\d+  booking.label has no German/;
    expect(missing('')).toEqual(
      expect.arrayContaining([group, label].map((text) => expect.stringMatching(text) as unknown)),
    );
    expect(
      missing("{ english: 'Up to 12 guests', text: Gruppen }").filter((text) => group.test(text)),
    ).toEqual([]);
  });

  it('name a banner whose last day is past', () => {
    const folder = memoryFolder({
      [SETTINGS]: edited(SETTINGS, 'banner:\n', "banner:\n  lastDay: '2025-12-21'\n"),
    });
    // One minute past midnight in New York.
    const { problems, advice } = checkFolder(folder, new Date('2025-12-22T05:01Z'));
    expect(problems).toEqual([]);
    expect(advice).toMatchObject([{ field: 'banner.lastDay', wrong: 'is over since 2025-12-21' }]);
    expect(checkFolder(folder, new Date('2025-12-22T04:59Z')).advice).toEqual([]);
  });

  it('name a post that is dated later than tomorrow', () => {
    const folder = memoryFolder({ [POST]: edited(POST, 'date: 2025-06-14', 'date: 2029-05-03') });
    const on = (day: string) => checkFolder(folder, new Date(`${day}T12:00Z`)).advice;
    expect(on('2029-05-01')).toMatchObject([{ file: `content/${POST}`, field: 'date' }]);
    expect(on('2029-05-02')).toEqual([]);
  });
});

describe('unreadyForGuests', () => {
  const BOOK = 'before-you-book.yaml';
  const TOUR = 'tours/lower-east-side.yaml';
  const unready = (changes: Record<string, string>, now = '2025-06-01') => {
    const { problems, unready } = checkFolder(memoryFolder(changes), new Date(`${now}T12:00Z`));
    expect(problems).toEqual([]);
    return unready.map(({ file, field }) => `${file.replace('content/', '')} ${field}`);
  };
  const MEETING = `${TOUR} meetingPoint`;

  it('lists a meeting point without a street', () => {
    expect(unready({})).toEqual([MEETING]);
    expect(unready({ [TOUR]: edited(TOUR, 'meetingPoint:', 'meetingPoint:\n  street: Main St') })).toEqual(
      [],
    );
  });

  it.each([
    ['is missing', edited(BOOK, 'id: canceling', 'id: changes'), '[]', 'topics'],
    [
      'is a placeholder',
      edited(BOOK, /texts:\n.*/.exec(edited(BOOK, '', ''))![0], 'texts:\n      - A.'),
      `[{ path: '${BOOK}#topics[].texts[]', fingerprint: '${fingerprint('A.')}', kind: placeholder, note: x }]`,
      'topics[1].texts',
    ],
  ])('lists a topic about canceling that %s', (_, text, samples, field) => {
    expect(unready({ [BOOK]: text, 'samples.yaml': `samples: ${samples}` })).toEqual([
      `${BOOK} ${field}`,
      MEETING,
    ]);
  });

  it('lists a season whose year or last day is over', () => {
    expect(unready({}, '2026-01-01')).toEqual([MEETING, 'settings.yaml season.name']);
    const days = "groupSize: 15\n  firstDay: '2025-04-05'\n  lastDay: '2025-12-21'";
    const settings = edited(SETTINGS, 'groupSize: 15', days);
    expect(unready({ [SETTINGS]: settings }, '2025-12-21')).toEqual([MEETING]);
    expect(unready({ [SETTINGS]: settings }, '2025-12-22')).toEqual([
      MEETING,
      'settings.yaml season.lastDay',
    ]);
  });
});
