import { isEmail, oneLine } from '../../widgets/kit/model/forms/typed-text';
import type { Guest } from './survey-link';

export interface UnreadLine {
  line: string;
  /** Reason; follows a colon. */
  why: string;
}

const PERSON = 'guest|customer|contact|client|booker|buyer|attendee|participant|passenger|visitor|travell?er';
/** Returns a pattern for a heading about a guest, not about an agent or a tour. */
const heading = (words: string) => new RegExp(`^(?:(?:full|lead|primary|${PERSON})(?: s)? ?)*(?:${words})$`);
const EMAIL = heading('e ?mail(?: ?address)?(?: 1 value)?');
const NAME = heading(`name|${PERSON}`);
const FIRST_NAME = heading('(?:first|given) ?name');
const LAST_NAME = heading('(?:last|family) ?name|surname');
/** An address as mail programs copy it. Digits and further commas are of other cells than a name's. */
const MAILBOX = /^\s*(?:(["'])(.*)\1|([^,;\d]*(?:,[^,;\d]*)?))\s*<(?:mailto:)?([^<>\s]+@[^<>\s]+)>\s*$/;

/**
 * Parses a pasted list of guests: a table with headings, a name and an email per line, or addresses from a mail
 * program. Skips duplicates and ambiguous lines: a wrong link would greet another guest.
 */
export function readGuests(text: string): { guests: Guest[]; unread: UnreadLine[] } {
  const readings = ['\t', ';', ','].map((separator) => rowsOf(text, separator));
  const isKnown = (cell: string) => isEmail(cell) || EMAIL.test(headingOf(cell));
  const rows = readings.find(([first]) => first?.some(isKnown)) ?? readings.at(-1)!;
  const headings = rows[0]?.map(headingOf) ?? [];
  /** Returns the one column with such a heading, or -1. */
  const columnOf = (pattern: RegExp): number => {
    const found = [...headings.keys()].filter((column) => pattern.test(headings[column]!));
    return found.length === 1 ? found[0]! : -1;
  };
  const [email = -1, name = -1, first = -1, last = -1] = [EMAIL, NAME, FIRST_NAME, LAST_NAME].map(columnOf);
  const isTable = !rows[0]?.join('').includes('@') && headings.some((words) => /\be ?mail/.test(words));
  const guests = new Map<string, Guest>();
  const unread: UnreadLine[] = [];
  if (email >= 0 && headings.length > 1 && Math.max(name, first, last) < 0)
    unread.push({
      line: lineOf(rows[0]!),
      why: 'no heading is Name, or several are, so the links have none',
    });
  for (const cells of isTable ? rows.slice(1) : (mailRows(text) ?? rows)) {
    const names = [cells[first] ?? cells[name], cells[last]].filter(Boolean);
    const guest = isTable ? { name: names.join(' '), email: cells[email] ?? '' } : guestIn(cells);
    const line = lineOf(cells);
    if (isEmail(guest.email) && !guest.name.replace(guest.email, '').includes('@'))
      guests.set(`${guest.name} ${guest.email}`.toLowerCase(), guest);
    else if (isTable && email < 0) unread.push({ line, why: 'no heading is Email, or several are' });
    else if (!/\S@\S/.test(isTable ? guest.name : line)) unread.push({ line, why: 'no email address' });
    else
      unread.push({ line, why: 'more than a name and an email; add a first line that says Name and Email' });
  }
  return { guests: [...guests.values()], unread };
}

const lineOf = (cells: readonly string[]): string => cells.filter(Boolean).join(', ');

const headingOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^a-z0-9,;]+/g, ' ')
    .trim();

/** Returns the cells of each line. Libraries let a stray quotation mark swallow the lines below. */
function rowsOf(text: string, separator: string): string[][] {
  const cell = new RegExp(
    ` *(?:"([^"]*(?:""[^"]*)*)" *|([^${separator}\n\r]*))(${separator}|\r?\n|\r|$)`,
    'g',
  );
  const rows: string[][] = [[]];
  for (const [, quoted, typed = '', end] of text.matchAll(cell)) {
    rows.at(-1)!.push(oneLine(quoted?.replaceAll('""', '"') ?? typed));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some(Boolean));
}

/** Returns name and address of each guest if the text is from a mail program. */
function mailRows(text: string): string[][] | undefined {
  const entries = text.split(/[\r\n]+|(?<=>|@[^\s<>,;]+)\s*[,;]/);
  if (!entries.some((entry) => MAILBOX.test(entry))) return undefined;
  return entries.flatMap((entry) => {
    const [, , quoted, name = '', email] = MAILBOX.exec(entry) ?? [];
    return email ? [[oneLine(quoted ?? name), email]] : rowsOf(entry, ',');
  });
}

/** Returns the guest of a line without headings, in any order; none if it has further cells. */
function guestIn(cells: readonly string[]): Guest {
  const [first = '', second = '', ...others] = cells.filter(Boolean);
  if (others.length) return { name: '', email: '' };
  return isEmail(first) ? { name: second, email: first } : { name: first, email: second };
}
