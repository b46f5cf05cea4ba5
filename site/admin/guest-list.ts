import { EMAIL_MAX, NAME_MAX } from '../../widgets/kit/model/forms/limits';
import { count, isEmail } from '../../widgets/kit/model/forms/typed-text';
import type { Guest } from './survey-link';

/** A line that makes no link. */
export interface UnreadLine {
  line: string;
  /** Reason, in words that follow a colon. */
  why: string;
}

/** All around an `@`, without what address books put before and behind an address. */
const AROUND_AT = /[^\s<>,;"()[\]]+@[^\s<>,;"()[\]]+/g;
/** Parts of the text around an address that stand close to it: a link's beginning, quotation marks, a sentence's end. */
const OF_THE_TEXT = /^(?:['‘“]|mailto:)+|[.:!?'’”]+$/gi;
const BETWEEN_COLUMNS = /[\t,;<>"()[\]]+/;
/** A cell in quotation marks, whose text may hold line breaks, and the sign before it. */
const QUOTED_CELL = /(^|[\t,;\r\n])( *"(?:[^"]|"")*")(?= *(?:[\t,;\r\n]|$))/g;
/** Quotation marks that hold a part of a line, which may be a name with a comma but no address. */
const QUOTED_PART = /"[^"@]*"/g;
const LETTER = /\p{L}/u;
/** Signs that a name does not hold: a phone, a number of people, a price; another address. */
const NO_NAME = /[\d$€£@]/;
/** First and last name, a word each: "paid Jane" is none. */
const TWO_WORDS = /^(?:\p{Lu}\S* \p{Lu}\S*|\P{Lu}\S* \P{Lu}\S*)$/u;
const NOT_ONLY_A_NAME = 'more than a name beside the email address';

/**
 * Reads a list of guests as it comes from a table or an address book: a line each, name and email in any order, with a
 * comma, a semicolon, a tab or brackets between them. Further columns, such as a phone or a price, are left out; a line
 * above the guests that names the columns says which these are. A guest who is in the list twice gets one link.
 * @returns the guests, and each line of which that cannot be told for certain: a wrong link would greet somebody else
 */
export function readGuests(text: string): { guests: Guest[]; unread: UnreadLine[] } {
  const guests: Guest[] = [];
  const unread: UnreadLine[] = [];
  const lines = linesOf(text);
  const columns = findColumns(lines);
  if (columns?.isNameMissing)
    unread.push({
      line: lines[columns.place]!.trim(),
      why: 'no known heading for the names, so the links have none',
    });
  for (const line of columns ? lines.slice(columns.place + 1) : lines) {
    const read = columns ? readRow(line, columns) : readLine(line);
    if (typeof read === 'string') unread.push({ line: line.trim(), why: read });
    else if (!guests.some((guest) => isSame(guest, read))) guests.push(read);
  }
  return { guests, unread };
}

/** Whoever booked twice is one guest; two who share an address are two. */
const isSame = (one: Guest, other: Guest): boolean =>
  `${one.name} ${one.email}`.toLowerCase() === `${other.name} ${other.email}`.toLowerCase();

/** Returns the lines that hold anything; a line break within a cell, which spreadsheets copy in quotes, becomes a space. */
const linesOf = (text: string): string[] =>
  text
    .replace(QUOTED_CELL, (_, before: string, cell: string) => before + cell.replace(/\s*[\r\n]\s*/g, ' '))
    .split(/[\r\n]+/)
    .filter((line) => line.trim());

/** Columns of a table: what stands between them, and the places of those that are needed. */
interface Columns {
  between: string;
  email: number;
  names: readonly number[];
  /** Names may well be in a column whose title is not known. */
  isNameMissing: boolean;
}

/** Finds the line that names the columns: a title or a program's `sep=;` may stand above it, but no guest. */
function findColumns(lines: readonly string[]): (Columns & { place: number }) | undefined {
  const start = lines.slice(0, 3);
  const guest = start.findIndex((line) => line.includes('@'));
  const found = start.slice(0, guest < 0 ? 3 : guest).flatMap((line, place) => {
    const columns = columnsOf(line);
    return columns ? [{ ...columns, place }] : [];
  });
  // The title of a whole list, such as "Guest emails", reads like that of a column.
  return found.find(({ names }) => names.length) ?? found[0];
}

const GUEST =
  '(?:(?:lead|main|primary) )?(?:guest|customer|client|contact|participant|attendee|visitor|travell?er|passenger)(?: ?s)?';
/** Whoever booked need not have been on the tour, so that a guest's own column comes first. */
const BOOKER = '(?:booker|buyer|purchaser)(?: ?s)?';
const NAME = '(?:full|your|preferred)? ?names?|nom complet|nombre completo';
const FIRST_NAME = '(?:first|given)(?: ?name)?|forename|name first|prenom|vorname|nombres?';
const LAST_NAME =
  '(?:last|family)(?: ?name)?|surname|name last|nom(?: de famille)?|nachname|familienname|apellidos?';
/** Nothing else around it: "Email opt-in" and "Agent email" are something else, and "no email" stands in rows. */
const EMAIL = 'e ?mails?(?: address(?:es)?| adresse)?';
/** In America, "Mail" may well be what the post brings, so that a column "Email" comes first. */
const EMAIL_ABROAD = 'mail|courriel|adresse (?:e ?mail|mail|electronique)|correo(?: electronico)?';
/** Words before "email" that leave it the guest's. */
const OWN = 'your|primary|preferred|personal|private|home|work|business|billing|account|order';
/** Words in the titles of columns that hold no guests' names. */
const NO_NAMES_BELOW =
  /\b(?:tour|item|product|hotel|company|agent|agency|visit|date|day|time|phone|mobile|people|adults|children|price|total|paid|status|notes?|language|country|city|e ?mail)\b/;

/** Reads a line as the one that names the columns; undefined where it is none. */
function columnsOf(line: string): Columns | undefined {
  // Below a single title, lines may have been typed in any way.
  const between = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? '\n';
  const titles = cellsOf(line, between).map(plain);
  const placeOf = placesIn(titles);
  const email = placeOf(EMAIL, EMAIL_ABROAD, `(?:${GUEST}|${OWN}) ${EMAIL}`, `${BOOKER} ${EMAIL}`);
  if (email === undefined) return undefined;
  const names = namesAmong(placeOf);
  const isNameMissing =
    !names.length && titles.some((title, place) => title && place !== email && !NO_NAMES_BELOW.test(title));
  return { between, email, names, isNameMissing };
}

/** Returns a title in small letters without accents, and with a space for all else: "E-Mail*" is "e mail". */
const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

type PlaceOf = (...patterns: string[]) => number | undefined;

/** Makes a search for the column whose title fits one of some patterns; an earlier pattern goes before a later one. */
const placesIn =
  (titles: readonly string[]): PlaceOf =>
  (...patterns) =>
    patterns
      .map((pattern) => titles.findIndex((title) => new RegExp(`^(?:${pattern})$`).test(title)))
      .find((place) => place >= 0);

/** Returns the places of the columns that make up a name, in its order. */
function namesAmong(placeOf: PlaceOf): number[] {
  const ofSomebody = (name: string) => placeOf(name, `${GUEST} (?:${name})`, `${BOOKER} (?:${name})`);
  const first = ofSomebody(FIRST_NAME);
  const last = ofSomebody(LAST_NAME);
  const names =
    first === undefined
      ? [placeOf(NAME, `${GUEST} ?(?:${NAME})`, GUEST, `${BOOKER}(?: ?(?:${NAME}))?`), last]
      : // Beside "Vorname", "Name" is the family's.
        [first, last ?? placeOf('name')];
  return names.filter((place) => place !== undefined);
}

/** Returns the cells of a line; those with quotes around them may hold what else stands between two, and `""` for `"`. */
const cellsOf = (line: string, between: string): string[] => {
  const cell = `${between}(?: *"((?:[^"]|"")*)" *(?=${between}|$)|([^${between}]*))`;
  return [...`${between}${line}`.matchAll(new RegExp(cell, 'g'))].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  );
};

/**
 * Reads a line of a table whose columns are known. No other column than the one for the address makes up for it: an
 * agent's address would bring the guest's link to the agent.
 */
function readRow(line: string, { between, email, names }: Columns): Guest | string {
  const cells = cellsOf(line, between);
  if (isTyped(cells, names, email)) return readLine(line);
  const read = readLine(cells[email] ?? '');
  if (typeof read === 'string') return read;
  // A number of guests is no name.
  const name = joined(names.map((place) => cells[place] ?? '').filter((cell) => LETTER.test(cell)));
  // Two names come of a comma that is no column's end.
  if (name && read.name && name !== read.name) return NOT_ONLY_A_NAME;
  return guestOf(name || read.name, read.email);
}

/** Tells whether a line below the titles was typed: without columns, or with the name and the address in each other's. */
const isTyped = (cells: readonly string[], [name = -1]: readonly number[], email: number): boolean =>
  cells.length === 1 || (cells.length === 2 && isEmail(cells[name] ?? '') && !!cells[email]);

/** Joins the parts of a name, of which one may hold the other: a full name stands beside a last name at times. */
function joined([first = '', last = '']: readonly string[]): string {
  if (first.endsWith(` ${last}`)) return first;
  return last.startsWith(`${first} `) ? last : `${first} ${last}`.trim();
}

/** Reads one line by what is in it; a text says why that cannot be done. */
function readLine(line: string): Guest | string {
  const emails = (line.match(AROUND_AT) ?? []).map((typed) => typed.replace(OF_THE_TEXT, ''));
  const [email] = emails;
  if (!email) return line.includes('@') ? 'not a whole email address' : 'no email address';
  // Address books write an address twice where they know no name.
  if (emails.some((other) => other.toLowerCase() !== email.toLowerCase()))
    return 'more than one email address';
  if (!isEmail(email)) return 'not a whole email address';
  const name = nameIn(line);
  return name === undefined ? NOT_ONLY_A_NAME : guestOf(name, email);
}

/** Returns a guest whom the survey takes; a text says why it would not. */
function guestOf(name: string, email: string): Guest | string {
  if (count(email) > EMAIL_MAX) return 'not a whole email address';
  return NO_NAME.test(name) || count(name) > NAME_MAX ? NOT_ONLY_A_NAME : { name, email };
}

/**
 * Finds the name in the columns around an address; undefined where several might be it, since a tour or "paid" looks
 * like a name. Only behind the address does a whole name have further columns behind it.
 */
function nameIn(line: string): string | undefined {
  const texts = textsOf(line);
  const mayBeName = (text: string) => LETTER.test(text) && !NO_NAME.test(text);
  const [place, next, ...others] = [...texts.keys()].filter((place) => mayBeName(texts[place]!));
  if (place === undefined) return texts.some((text) => LETTER.test(text)) ? undefined : '';
  const name = texts[place]!;
  if (next === undefined || (place > texts.indexOf('@') && /\s/.test(name))) return name;
  const both = `${name} ${texts[next]!}`;
  return !others.length && next === place + 1 && TWO_WORDS.test(both) ? both : undefined;
}

/** Returns the texts of the columns of a line, with `@` in the place of an address. */
const textsOf = (line: string): string[] =>
  line
    .replace(QUOTED_PART, (quoted) => quoted.replace(/[\t,;]\s*/g, ' '))
    .replace(AROUND_AT, ',@,')
    .split(BETWEEN_COLUMNS)
    .map((column) => column.replace(/^[\s'‘“]+|[\s'’”:–—-]+$/g, ''));
