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
/** Signs that a name does not hold: a phone, a number of people, a price. */
const NO_NAME = /[\d$€£]/;

/**
 * Reads a list of guests as it comes from a table or an address book: a line each, name and email in any order, with a
 * comma, a semicolon, a tab or brackets between them. Further columns, such as a phone or a price, are left out; a first
 * line that names the columns says which these are. A guest who is in the list twice gets one link.
 * @returns the guests, and each line of which that cannot be told for certain: a wrong link would greet somebody else
 */
export function readGuests(text: string): { guests: Guest[]; unread: UnreadLine[] } {
  const guests: Guest[] = [];
  const unread: UnreadLine[] = [];
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  const columns = columnsOf(lines[0] ?? '');
  for (const line of columns ? lines.slice(1) : lines) {
    const read = (columns && readRow(line, columns)) ?? readLine(line);
    if (typeof read === 'string') unread.push({ line: line.trim(), why: read });
    else if (!guests.some((guest) => isSame(guest, read))) guests.push(read);
  }
  return { guests, unread };
}

/** Whoever booked twice is one guest; two who share an address are two. */
const isSame = (one: Guest, other: Guest): boolean =>
  `${one.name} ${one.email}`.toLowerCase() === `${other.name} ${other.email}`.toLowerCase();

/** Columns of a table: what stands between them, and the places of those that are needed. */
interface Columns {
  between: string;
  email: number;
  names: readonly number[];
}

/** Reads a line as the one that names the columns; undefined where it is none. */
function columnsOf(line: string): Columns | undefined {
  const between = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? '\t';
  const titles = cellsOf(line, between);
  const placeOf = (title: RegExp) => titles.findIndex((text) => title.test(text));
  // "Email opt-in" says something else than the address.
  const email = placeOf(/^(?:[\w’']+ )?e-?mail(?: address)?\W*$/i);
  if (email < 0 || line.includes('@')) return undefined;
  const first = placeOf(/^(?:first|given)(?:[ _-]?name)?\W*$/i);
  const last = placeOf(/^(?:(?:last|family)(?:[ _-]?name)?|surname)\W*$/i);
  const whole = placeOf(/^(?:(?:full|guest|customer|contact|your) ?)?names?\W*$/i);
  const guest = placeOf(/^(?:guest|customer|contact|participant)s?\W*$/i);
  const names = [[first, whole, guest].find((place) => place >= 0) ?? -1, last];
  return { between, email, names: names.filter((place) => place >= 0) };
}

/** Returns the cells of a line; those with quotes around them may hold what else stands between two, and `""` for `"`. */
const cellsOf = (line: string, between: string): string[] =>
  [...`${between}${line}`.matchAll(new RegExp(`${between}(?:"((?:[^"]|"")*)"|([^${between}]*))`, 'g'))].map(
    ([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

/** Reads a line of a table whose columns are known; undefined where no address is in its place. */
function readRow(line: string, { between, email, names }: Columns): Guest | string | undefined {
  const cells = cellsOf(line, between);
  const address = cells[email] ?? '';
  const name = names.map((place) => cells[place]).filter(Boolean);
  return isEmail(address) ? guestOf(name.join(' '), address) : undefined;
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
  const [before = '', ...after] = line.split(AROUND_AT);
  const name = nameIn(before) ?? nameIn(after.join(',')) ?? '';
  return NO_NAME.test(name) ? 'more than a name beside the email address' : guestOf(name, email);
}

/** Returns a guest whom the survey takes; a text says why it would not. */
function guestOf(name: string, email: string): Guest | string {
  if (count(email) > EMAIL_MAX) return 'not a whole email address';
  return count(name) > NAME_MAX ? 'more than a name beside the email address' : { name, email };
}

/**
 * Finds the name in the columns on one side of an address. First and last name may have a column each; what follows a
 * whole name is about something else.
 */
function nameIn(columns: string): string | undefined {
  const texts = columns
    .split(BETWEEN_COLUMNS)
    .map((column) => column.replace(/^[\s'‘“]+|[\s'’”:–—-]+$/g, ''));
  const worded = texts.filter((column) => /\p{L}/u.test(column));
  const names = worded.filter((column) => !NO_NAME.test(column));
  const [first, second] = names.length ? names : worded;
  if (first === undefined || second === undefined || /\s/.test(first)) return first;
  return `${first} ${second}`;
}
