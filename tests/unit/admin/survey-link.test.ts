import { describe, expect, it } from 'vitest';
import { readGuests } from '../../../site/admin/guest-list';
import { asTable, mailingLink, surveyLink } from '../../../site/admin/survey-link';
import { prefill } from '../../../widgets/survey/prefill';

const SITE = 'https://example.com';
const outing = { tour: 'lower-east-side', date: '2026-05-02' };

/** Reads a link as the survey does. */
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

  it('tells no server who the guest is', () => {
    const link = new URL(surveyLink(SITE, outing, { name: 'Jane', email: 'jane@example.com' }));
    expect(link.search).toBe('?tour=lower-east-side&date=2026-05-02');
  });

  it('is short where nothing is known', () => {
    expect(surveyLink(SITE, { tour: '', date: '' }, { name: '', email: '' })).toBe(`${SITE}/survey`);
  });

  it('leaves the words of a mailing program as they are', () => {
    const link = mailingLink(SITE, outing, { name: '*|FNAME|*', email: '*|EMAIL|*' });
    expect(link).toMatch(/#name=\*\|FNAME\|\*&email=\*\|EMAIL\|\*$/);
    const sent = link.replace('*|FNAME|*', 'Jane').replace('*|EMAIL|*', 'jane+cats@example.com');
    expect(readBySurvey(sent).values).toMatchObject({ name: 'Jane', email: 'jane+cats@example.com' });
  });
});

describe('a list of guests', () => {
  it.each([
    ['Jane Doe, jane@example.com', 'Jane Doe'],
    ['jane@example.com;Jane;Doe', 'Jane Doe'],
    ['Jane Doe\tjane@example.com', 'Jane Doe'],
    ['"Doe, Jane" <jane@example.com>', 'Doe Jane'],
    ['jane@example.com', ''],
    ['Jane Doe (jane@example.com)', 'Jane Doe'],
    ['Jane Doe: jane@example.com.', 'Jane Doe'],
    ["'Jane Doe' <mailto:jane@example.com>", 'Jane Doe'],
    ['jane@example.com <jane@example.com>', ''],
    ['Jane Doe, jane@example.com, +1 212 555 0100, 2 adults, $80', 'Jane Doe'],
    ['1\tJane\tDoe\tjane@example.com\t2026-05-03', 'Jane Doe'],
    ['jane@example.com, Jane Doe, Lower East Side', 'Jane Doe'],
  ])('is read from %j', (line, name) => {
    expect(readGuests(`\n${line}\r\n`)).toEqual({
      guests: [{ name, email: 'jane@example.com' }],
      unread: [],
    });
  });

  it.each([
    ['Name, Email', 'no email address'],
    ['jane@', 'not a whole email address'],
    ['jane@example', 'not a whole email address'],
    ['jane@@example.com', 'not a whole email address'],
    ['jane@example.com, sam@example.com', 'more than one email address'],
    ['Jane jane@example.com, Sam sam@example.com', 'more than one email address'],
    ['Jane 212 555 0100 jane@example.com', 'more than a name beside the email address'],
  ])('names the line %j, which it does not understand', (line, why) => {
    expect(readGuests(`Sam, sam@example.com\n${line}`)).toEqual({
      guests: [{ name: 'Sam', email: 'sam@example.com' }],
      unread: [{ line, why }],
    });
  });

  it.each([
    ['Email\tName\tGuests', 'jane@example.com\tMadonna\tVIP', 'Madonna'],
    ['Title\tFirst name\tLast name\tE-mail', 'Mrs.\tJane\tde la Cruz\tjane@example.com', 'Jane de la Cruz'],
    ['\tGuest\tEmail', '\tJane Doe\tjane@example.com', 'Jane Doe'],
    ['Email Address,First Name,Last Name', '"jane@example.com","Jane","O""Neil, Jr."', 'Jane O"Neil, Jr.'],
    ['Email;Tour', 'jane@example.com;Brooklyn', ''],
    ['Email opt-in,Name,Email', 'Yes,Anna Lee,jane@example.com', 'Anna Lee'],
    ['Contact,Customer name,Customer email', 'Desk,Anna Lee,jane@example.com', 'Anna Lee'],
    ['Name,Last Name,Email', 'Anna,Lee,jane@example.com', 'Anna Lee'],
    ['Last visit,Email', '2025-01-01,jane@example.com', ''],
    ['Participants,Email*', 'Anna Lee,jane@example.com', 'Anna Lee'],
    ['Email, name', 'Jane Doe, jane@example.com', 'Jane Doe'],
  ])('is read by the columns that its first line %j names', (heading, line, name) => {
    expect(readGuests(`${heading}\n${line}\n`)).toEqual({
      guests: [{ name, email: 'jane@example.com' }],
      unread: [],
    });
  });

  it('has a guest who is in it twice once, and two who share an address both', () => {
    const { guests } = readGuests(
      'Jane Doe, jane@example.com\nSam Doe, jane@example.com\njane doe; Jane@Example.com',
    );
    expect(guests.map(({ name }) => name)).toEqual(['Jane Doe', 'Sam Doe']);
  });

  it('is read to its end, however long it is', () => {
    const lines = Array.from({ length: 1200 }, (_, guest) => `${guest}@example.com`);
    const { guests, unread } = readGuests(lines.join('\r'));
    expect([guests.length, guests.at(-1), unread]).toEqual([
      1200,
      { name: '', email: '1199@example.com' },
      [],
    ]);
  });
});

it('is a table with its quotes doubled', () => {
  expect(
    asTable([
      ['Name', 'Link'],
      ['A "B"', 'x'],
    ]),
  ).toBe('"Name","Link"\r\n"A ""B""","x"');
});
