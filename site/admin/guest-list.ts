import Papa from 'papaparse';
import { isEmail, oneLine } from '../../widgets/kit/model/forms/typed-text';
import type { Guest } from './survey-link';

export interface UnreadLine {
  line: string;
  /** Reason; follows a colon. */
  why: string;
}

const NAME = /^((full|first|last) )?name$/i;
const EMAIL = /^e-?mail( address)?$/i;

/**
 * Parses a pasted list of guests: a table with the headings Name and Email, or a name and an email per line. Skips
 * duplicates and ambiguous lines: a wrong link would greet another guest.
 */
export function readGuests(text: string): { guests: Guest[]; unread: UnreadLine[] } {
  // Spreadsheets copy cells with tabs between them.
  const delimiter = ['\t', ';'].find((sign) => text.includes(sign)) ?? ',';
  const [first = [], ...others] = Papa.parse(text, { delimiter, skipEmptyLines: 'greedy' }).data.map(
    (cells) => cells.map(oneLine),
  );
  const email = first.findIndex((cell) => EMAIL.test(cell));
  const names = [...first.keys()].filter((place) => NAME.test(first[place]!));
  const guests = new Map<string, Guest>();
  const unread: UnreadLine[] = [];
  if (email >= 0 && first.length > 1 && !names.length)
    unread.push({ line: lineOf(first), why: 'no heading is Name, so the links have none' });
  for (const cells of email < 0 ? [first, ...others] : others) {
    const guest =
      email < 0
        ? guestIn(cells)
        : {
            name: lineOf(
              names.map((place) => cells[place] ?? ''),
              ' ',
            ),
            email: cells[email] ?? '',
          };
    const line = lineOf(cells);
    if (!guest)
      unread.push({ line, why: 'more than a name and an email; add a first line that says Name and Email' });
    else if (!isEmail(guest.email)) unread.push({ line, why: 'no email address' });
    else guests.set(`${guest.name} ${guest.email}`.toLowerCase(), guest);
  }
  return { guests: [...guests.values()], unread };
}

const lineOf = (cells: readonly string[], between = ', '): string => cells.filter(Boolean).join(between);

/** Returns the guest of a line without headings, in any order; undefined if it has further cells. */
function guestIn(cells: readonly string[]): Guest | undefined {
  const [first = '', second = '', ...others] = cells.filter(Boolean);
  if (others.length) return undefined;
  return isEmail(first) ? { name: second, email: first } : { name: first, email: second };
}
