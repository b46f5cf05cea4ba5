/** A guest of a tour. */
export interface Guest {
  name: string;
  email: string;
}

/** A tour that guests were on. */
export interface Outing {
  tour: string;
  /** As `YYYY-MM-DD`. */
  date: string;
}

/**
 * Returns the address of the survey that knows a guest. Name and email stand behind `#`, which no browser sends to any
 * server; the survey takes them out of the address once it has read them.
 * @param site origin of the site
 */
export function surveyLink(site: string, { tour, date }: Outing, { name, email }: Guest): string {
  const outing = given({ tour, date });
  const guest = given({ name, email });
  return `${site}/survey${outing && `?${outing}`}${guest && `#${guest}`}`;
}

/** Returns the same for a mailing: the program that sends it puts each reader's name and email in. */
export function mailingLink(site: string, { tour, date }: Outing, tags: Guest): string {
  const outing = given({ tour, date });
  return `${site}/survey${outing && `?${outing}`}#name=${tags.name}&email=${tags.email}`;
}

/** The fields that have a value, as they stand in an address. */
const given = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value)).toString();

/** Longest list that is read at once. */
const MOST = 500;

/**
 * Reads a list of guests as it comes from a table or an address book: a line each, name and email in any order, with a
 * comma, a semicolon, a tab or `<>` between them.
 * @returns the guests, and the lines that hold no email address
 */
export function readGuests(text: string): { guests: Guest[]; unread: string[] } {
  const guests: Guest[] = [];
  const unread: string[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  for (const line of lines.filter(Boolean).slice(0, MOST)) {
    const [email] = /[^\s<>,;"]+@[^\s<>,;"]+\.[^\s<>,;"]+/.exec(line) ?? [];
    if (!email) {
      unread.push(line);
      continue;
    }
    const name = line
      .replace(email, '')
      .split(/[\t,;<>"]+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
    guests.push({ name, email });
  }
  return { guests, unread };
}

/** Returns the links as a table that spreadsheets read. */
export const asTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
