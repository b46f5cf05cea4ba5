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
    ['"de la Cruz, Jane" <jane@example.com>', 'de la Cruz Jane'],
    ['"Jane\nDoe"\tjane@example.com', 'Jane Doe'],
    ['2 adults; jane@example.com; Jane Doe', 'Jane Doe'],
    ['Lee;Lee;jane@example.com', 'Lee Lee'],
  ])('is read from %j', (line, name) => {
    expect(readGuests(`\n${line}\r\n`)).toEqual({
      guests: [{ name, email: 'jane@example.com' }],
      unread: [],
    });
  });

  it.each([
    ['Name, Email', 'no email address'],
    ['jane@', 'not a whole email address'],
    ['jane@example.com, sam@example.com', 'more than one email address'],
    ['Jane jane@example.com, Sam sam@example.com', 'more than one email address'],
    ['Jane 212 555 0100 jane@example.com', 'more than a name beside the email address'],
    ['Brooklyn Heights;Jane Doe;jane@example.com', 'more than a name beside the email address'],
    ['jane@example.com;Jane;Brooklyn Heights', 'more than a name beside the email address'],
    ['Jane, no email', 'no email address'],
  ])('names the line %j, which it does not understand', (line, why) => {
    expect(readGuests(`Sam, sam@example.com\n${line}`)).toEqual({
      guests: [{ name: 'Sam', email: 'sam@example.com' }],
      unread: [{ line, why }],
    });
  });

  it.each([
    ['Email\tName\tGuests', 'jane@example.com\tMadonna\tVIP', 'Madonna'],
    ['\tGuest\tEmail', '\tJane Doe\tjane@example.com', 'Jane Doe'],
    ['Email Address,First Name,Last Name', '"jane@example.com","Jane","O""Neil, Jr."', 'Jane O"Neil, Jr.'],
    ['Email;Tour', 'jane@example.com;Brooklyn', ''],
    ['Email opt-in,Name,Email', 'Yes,Anna Lee,jane@example.com', 'Anna Lee'],
    ['Name,Last Name,Email', 'Anna,Lee,jane@example.com', 'Anna Lee'],
    ['Last visit,Email', '2025-01-01,jane@example.com', ''],
    ['Email, name', 'Jane Doe, jane@example.com', 'Jane Doe'],
    ['Date\tNom\tPrénom\tTour\tEmail', '2 mai\tDoe\tJane\tHarlem\tjane@example.com', 'Jane Doe'],
    ['Nombre;Apellidos;Correo electrónico', 'Jane;de la Cruz;jane@example.com', 'Jane de la Cruz'],
    ['Nachname;Vorname;E-Mail-Adresse', 'Doe;Jane;jane@example.com', 'Jane Doe'],
    ['First name,Name,Email', 'Jane,Jane Doe,jane@example.com', 'Jane Doe'],
    ['Traveler’s first_name,Traveler’s surname,Email', 'Jane,Doe,jane@example.com', 'Jane Doe'],
    ['Agent email,Name,Email', 'sam@example.com,Jane,jane@example.com', 'Jane'],
    ['Email,Name', 'jane@example.com, "Doe, Jane"', 'Doe, Jane'],
    ['Name\t"Email\naddress"', '"Jane\nDoe"\tjane@example.com', 'Jane Doe'],
    ['Name,Email,Notes', 'Jane,jane@example.com,"Sam,\r\nsam@example.com"', 'Jane'],
    ['Email', '"Doe, Jane" <jane@example.com>', 'Doe Jane'],
    ['sep=;\nName;Email', 'Jane;jane@example.com', 'Jane'],
    ['Guest emails\n\nMay 2\t\t\nTour\tGuest\tEmail', 'Harlem\tJane Doe\tjane@example.com', 'Jane Doe'],
  ])('is read by the columns that its first line %j names', (heading, line, name) => {
    expect(readGuests(`${heading}\n${line}\n`)).toEqual({
      guests: [{ name, email: 'jane@example.com' }],
      unread: [],
    });
  });

  it.each([
    ['Name,Email,Agent email', 'Jane,,sam@example.com', 'no email address'],
    ['Name,Email,Agent email', 'Jane,jane@,sam@example.com', 'not a whole email address'],
    ['Name,Agent email,Email', 'Jane,sam@example.com', 'no email address'],
    ['Name,Email', 'jane@example.com,', 'no email address'],
    [
      'Name,Email',
      '"Jane, jane@example.com Doe",sam@example.com',
      'more than a name beside the email address',
    ],
    ['Guests,Email', 'Jane + 2,jane@example.com', 'more than a name beside the email address'],
    ['Name,Email', '"Doe, Jane";jane@example.com', 'more than a name beside the email address'],
    ['Name,Email', 'Jane,no email', 'no email address'],
  ])('makes no link where its columns %j do not hold what they say: %j', (heading, line, why) => {
    expect(readGuests(`${heading}\n${line}`)).toEqual({ guests: [], unread: [{ line, why }] });
  });

  it('says where none of its columns is known for the names', () => {
    expect(readGuests('Tour,Ospite,Email\nHarlem,Jane,jane@example.com')).toEqual({
      guests: [{ name: '', email: 'jane@example.com' }],
      unread: [{ line: 'Tour,Ospite,Email', why: 'no known heading for the names, so the links have none' }],
    });
  });

  it('takes a lone quotation mark for a part of the text', () => {
    const { guests, unread } = readGuests('"Jane Doe, jane@example.com\n"Sam Doe, sam@example.com');
    expect([guests.map(({ name }) => name), unread]).toEqual([['Jane Doe', 'Sam Doe'], []]);
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

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('writes no formula into a table: %j', (name) => {
  expect(asTable([[name]])).toBe(`"'${name}"`);
});
