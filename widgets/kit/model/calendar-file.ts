/** Something for a person's own calendar. */
export interface CalendarEvent {
  /** The same for the same event, so that adding it twice does not show it twice. */
  id: string;
  title: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  where: string;
  text: string;
  url: string;
}

/** '20250614T180000Z' */
const utc = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines are at most 75 bytes long; what is longer goes on after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return [...line]
    .map((character) => {
      const bytes = encoder.encode(character).length;
      const full = length + bytes > 75;
      length = full ? 1 + bytes : length + bytes;
      return full ? `\r\n ${character}` : character;
    })
    .join('');
}

/**
 * An event as an iCalendar file (RFC 5545). Times are written in UTC, which every calendar shows in its owner's
 * zone, so that no table of time zones has to travel along.
 * @param now milliseconds since 1970
 */
export const calendarFile = (
  { id, title, start, end, where, text, url }: CalendarEvent,
  now: number,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cats About Town Tours//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(where)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
