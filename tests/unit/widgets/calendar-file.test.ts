import { expect, it } from 'vitest';
import { calendarFile } from '../../../widgets/booking-calendar/calendar-file';
import type { Departure } from '../../../widgets/kit/schedule/departures';

const start = Date.parse('2025-06-14T14:00:00Z');
const url = 'https://example.com/tours/brooklyn-heights?partner=larkspur';
const file = (where = 'Walt Whitman Park, Brooklyn') => {
  const tour = { slug: 'brooklyn-heights', title: 'Brooklyn Heights Cat Tour', where };
  const text = 'Not a booking; bring a friend.\nOr two.';
  return calendarFile({ tour, start } as Departure, text, url, Date.parse('2025-06-01T00:00:00Z'));
};

it('follows RFC 5545', () => {
  expect(file().replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cats About Town Tours//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:brooklyn-heights-${start}@example.com`,
    'DTSTAMP:20250601T000000Z',
    'DTSTART:20250614T140000Z',
    'DTEND:20250614T160000Z',
    'SUMMARY:Brooklyn Heights Cat Tour',
    'LOCATION:Walt Whitman Park\\, Brooklyn',
    'DESCRIPTION:Not a booking\\; bring a friend.\\nOr two.',
    'URL:https://example.com/tours/brooklyn-heights?partner=larkspur',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds long lines, never inside a character', () => {
  const where = `${'🐈'.repeat(80)}, ${'x'.repeat(200)}`;
  const text = file(where);
  for (const line of text.split('\r\n')) expect([...line].length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${where.replace(',', '\\,')}`);
});
