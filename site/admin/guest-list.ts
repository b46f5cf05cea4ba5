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
 * comma, a semicolon, a tab or brackets between them. Further columns, such as a phone or a price, are left out.
 * @returns the guests, and each line of which that cannot be told for certain: a wrong link would greet somebody else
 */
export function readGuests(text: string): { guests: Guest[]; unread: UnreadLine[] } {
  const guests: Guest[] = [];
  const unread: UnreadLine[] = [];
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  for (const line of lines.filter(Boolean)) {
    const read = readLine(line);
    if (typeof read === 'string') unread.push({ line, why: read });
    else guests.push(read);
  }
  return { guests, unread };
}

/** Reads one line; a text says why that cannot be done. */
function readLine(line: string): Guest | string {
  const emails = (line.match(AROUND_AT) ?? []).map((typed) => typed.replace(OF_THE_TEXT, ''));
  const [email] = emails;
  if (!email) return line.includes('@') ? 'not a whole email address' : 'no email address';
  // Address books write an address twice where they know no name.
  if (emails.some((other) => other.toLowerCase() !== email.toLowerCase()))
    return 'more than one email address';
  if (!isEmail(email) || count(email) > EMAIL_MAX) return 'not a whole email address';
  const [before = '', ...after] = line.split(AROUND_AT);
  const name = nameIn(before) ?? nameIn(after.join(',')) ?? '';
  if (NO_NAME.test(name) || count(name) > NAME_MAX) return 'more than a name beside the email address';
  return { name, email };
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
