import type { Departure } from '../kit/schedule/departures';

/** A walk takes approximately two hours. */
const DURATION_MS = 2 * 60 * 60 * 1000;

/** '20250614T180000Z' */
const utc = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
/** Folds lines after 60 characters. RFC 5545, 3.1, recommends 75 bytes, which few lines exceed. */
const folded = (line: string) => line.replace(/.{60}(?=.)/gu, '$&\r\n ');

/**
 * Returns an iCalendar file (RFC 5545) for a departure, with times in UTC.
 * @param url the tour's page, absolute
 * @param now milliseconds since 1970
 */
export const calendarFile = ({ tour, start }: Departure, text: string, url: string, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cats About Town Tours//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:${tour.slug}-${start}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + DURATION_MS)}`,
    `SUMMARY:${escaped(tour.title)}`,
    `LOCATION:${escaped(tour.where)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
