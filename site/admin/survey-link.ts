export interface Guest {
  name: string;
  email: string;
}

/** A tour that guests were on. */
interface Outing {
  tour: string;
  /** As `YYYY-MM-DD`. */
  date: string;
}

/**
 * Returns the survey's address with a guest filled in. Name and email are in the fragment, which browsers do not send
 * to servers; the survey removes it after reading.
 * @param site origin of the site
 */
export function surveyLink(site: string, { tour, date }: Outing, { name, email }: Guest): string {
  const outing = given({ tour, date });
  const guest = given({ name, email });
  return `${site}/survey${outing && `?${outing}`}${guest && `#${guest}`}`;
}

/** Returns the same for a mailing, whose program fills in each reader's name and email. */
export function mailingLink(site: string, { tour, date }: Outing, tags: Guest): string {
  const outing = given({ tour, date });
  return `${site}/survey${outing && `?${outing}`}#name=${tags.name}&email=${tags.email}`;
}

/** Returns the fields with a value as a query. */
const given = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value)).toString();

/** Returns rows with tabs, at which spreadsheets split a pasted text. An apostrophe keeps a cell from running as a formula. */
export const asTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cellText).join('\t')).join('\r\n');

const cellText = (text: string): string =>
  `"${text.replace(/^[=+\-@＝＋－＠\t\r]/, "'$&").replaceAll('"', '""')}"`;
