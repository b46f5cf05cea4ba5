import { expect, it } from 'vitest';
import { calendarFile } from '../../../widgets/kit/model/calendar-file';

const event = {
  id: 'brooklyn-heights-1@example.com',
  title: 'Brooklyn Heights Cat Tour',
  start: Date.parse('2025-06-14T14:00:00Z'),
  end: Date.parse('2025-06-14T16:00:00Z'),
  where: 'Walt Whitman Park, Brooklyn',
  text: 'Not a booking; bring a friend.\nOr two.',
  url: 'https://example.com/tours/brooklyn-heights?partner=larkspur',
};
const file = (change: Partial<typeof event> = {}) =>
  calendarFile({ ...event, ...change }, Date.parse('2025-06-01T00:00:00Z'));

it('is what RFC 5545 wants, line for line', () => {
  expect(file().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cats About Town Tours//Schedule//EN',
    'BEGIN:VEVENT',
    'UID:brooklyn-heights-1@example.com',
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

it('folds long lines at 75 bytes, never inside a character', () => {
  const where = `${'é'.repeat(60)} ${'🐈'.repeat(20)}, ${'x'.repeat(200)}`;
  const text = file({ where });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${where.replace(',', '\\,')}`);
});
