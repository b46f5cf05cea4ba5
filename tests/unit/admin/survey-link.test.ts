import { describe, expect, it } from 'vitest';
import { readGuests } from '../../../site/admin/guest-list';
import { asTable, mailingLink, surveyLink } from '../../../site/admin/survey-link';
import { prefill } from '../../../widgets/survey/prefill';

const SITE = 'https://example.com';
const outing = { tour: 'lower-east-side', date: '2026-05-02' };

/** Parses a link like the survey. */
const readBySurvey = (link: string) => {
  const { search, hash } = new URL(link);
  return prefill({ query: search + hash.replace('#', '&') });
};

describe('a link to the survey', () => {
  it.each(['Zoë O’Neill', 'A & B', 'Jane+Doe', '50 % Cat #1'])('brings %s to the survey', (name) => {
    const link = surveyLink(SITE, outing, { name, email: 'j+cats@example.com' });
    expect(readBySurvey(link)).toEqual({
      values: {
        tourType: 'Lower East Side',
        tourDate: '2026-05-02',
        name,
        email: 'j+cats@example.com',
      },
      wrong: [],
    });
  });

  it('sends the guest’s name to no server', () => {
    const link = new URL(surveyLink(SITE, outing, { name: 'Jane', email: 'jane@example.com' }));
    expect(link.search).toBe('?tour=lower-east-side&date=2026-05-02');
  });

  it('is short without facts', () => {
    expect(surveyLink(SITE, { tour: '', date: '' }, { name: '', email: '' })).toBe(`${SITE}/survey`);
  });

  it('keeps the merge tags of a mailing program', () => {
    const link = mailingLink(SITE, outing, { name: '*|FNAME|*', email: '*|EMAIL|*' });
    expect(link).toMatch(/#name=\*\|FNAME\|\*&email=\*\|EMAIL\|\*$/);
    const sent = link.replace('*|FNAME|*', 'Jane').replace('*|EMAIL|*', 'jane+cats@example.com');
    expect(readBySurvey(sent).values).toMatchObject({ name: 'Jane', email: 'jane+cats@example.com' });
  });
});

describe('readGuests', () => {
  it.each([
    ['Jane Doe, jane@example.com', 'Jane Doe'],
    ['jane@example.com;Jane Doe', 'Jane Doe'],
    ['Jane Doe\tjane@example.com', 'Jane Doe'],
    ['"Doe, Jane",jane@example.com', 'Doe, Jane'],
    ['jane@example.com', ''],
    ['"Jane\nDoe"\tjane@example.com', 'Jane Doe'],
    ['Email Address,First Name,Last Name\n"jane@example.com","Jane","O""Neil, Jr."', 'Jane O"Neil, Jr.'],
    ['\tName\tEmail\n1\tJane Doe\tjane@example.com', 'Jane Doe'],
    ['Agent email,Name,E-mail\nsam@example.com,Jane,jane@example.com', 'Jane'],
    ['Name,Email,Notes\r\nJane,jane@example.com,"Sam,\r\nsam@example.com"', 'Jane'],
    ['Contact Name,Contact Email,Emergency contact email\nJane,jane@example.com,sam@example.com', 'Jane'],
    ['Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\nJane,* home,jane@example.com,', 'Jane'],
    ['last_name;first_name;email\nDoe;Jane;jane@example.com', 'Jane Doe'],
    ['Jane Doe <jane@example.com>', 'Jane Doe'],
    ['"Doe, Jane" <jane@example.com>,', 'Doe, Jane'],
    ['Doe, Jane <mailto:jane@example.com>;', 'Doe, Jane'],
  ])('reads %j', (text, name) => {
    expect(readGuests(`\n${text}\r\n`)).toEqual({
      guests: [{ name, email: 'jane@example.com' }],
      unread: [],
    });
  });

  it.each([
    'Jane <jane@example.com>, "Poe, Sam" <sam@example.com>, al@example.com',
    'Jane <jane@example.com>; Poe, Sam <sam@example.com>; al@example.com;',
    'Jane <jane@example.com>\nPoe, Sam <sam@example.com>\n<al@example.com>',
  ])('reads the addresses of a mail program: %j', (text) => {
    expect(readGuests(text)).toEqual({
      guests: [
        { name: 'Jane', email: 'jane@example.com' },
        { name: 'Poe, Sam', email: 'sam@example.com' },
        { name: '', email: 'al@example.com' },
      ],
      unread: [],
    });
  });

  it.each([`"Peg" O'Hara`, `"Peg O'Hara`, 'Peg "the cat', `Peg O'Hara"`])(
    'reads the line below a stray quotation mark: %j',
    (name) => {
      const { guests, unread } = readGuests(`Name,Email\n${name},peg@example.com\n"Sam",sam@example.com`);
      expect([guests.map((guest) => guest.name), unread]).toEqual([[name, 'Sam'], []]);
    },
  );

  it.each([
    ['Name,Agent email\nJane,sam@example.com', /no heading is Email/],
    ['Name,Guest Email,Contact Email\nJane,,sam@example.com', /several are/],
    ['"Jane,jane@example.com\nSam",sam@example.com', /says Name and Email/],
    ['2026-05-02,Jane <jane@example.com>', /says Name and Email/],
  ])('makes no link of %j', (text, why) => {
    expect(readGuests(text)).toEqual({
      guests: [],
      unread: [{ line: expect.any(String) as unknown, why: expect.stringMatching(why) as unknown }],
    });
  });

  it.each([
    ['Nobody', /no email address/],
    ['jane@', /no email address/],
    ['jane@example.com, Jane, Brooklyn Heights', /says Name and Email/],
    ['Brooklyn Heights, Jane Doe, jane@example.com', /says Name and Email/],
  ])('rejects %j', (line, why) => {
    expect(readGuests(`Sam, sam@example.com\n${line}`)).toEqual({
      guests: [{ name: 'Sam', email: 'sam@example.com' }],
      unread: [{ line, why: expect.stringMatching(why) as unknown }],
    });
  });

  it('uses no address from another column', () => {
    const { guests, unread } = readGuests('Name,Email,Agent email\nJane,,sam@example.com');
    expect([guests, unread]).toEqual([[], [{ line: 'Jane, sam@example.com', why: 'no email address' }]]);
  });

  it('reports a missing heading Name', () => {
    const { guests, unread } = readGuests('Ospite,Email\nJane,jane@example.com');
    expect(guests).toEqual([{ name: '', email: 'jane@example.com' }]);
    expect(unread[0]!.why).toContain('no heading is Name');
  });

  it('removes duplicates, but not two guests with one address', () => {
    const { guests } = readGuests(
      'Jane Doe, jane@example.com\nSam Doe, jane@example.com\njane doe, Jane@Example.com',
    );
    expect(guests.map(({ name }) => name.toLowerCase())).toEqual(['jane doe', 'sam doe']);
  });
});

it('asTable puts tabs between cells and doubles quotes', () => {
  expect(
    asTable([
      ['Name', 'Link'],
      ['A "B"', 'x'],
    ]),
  ).toBe('"Name"\t"Link"\r\n"A ""B"""\t"x"');
});

it.each(['=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'asTable writes no formula: %j',
  (name) => {
    expect(asTable([[name]])).toBe(`"'${name}"`);
  },
);
