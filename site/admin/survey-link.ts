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

/** Returns the links as a table that spreadsheets read. An apostrophe keeps them from running a cell as a formula. */
export const asTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cellText).join(',')).join('\r\n');

const cellText = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
