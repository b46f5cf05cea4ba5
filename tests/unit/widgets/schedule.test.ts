import { describe, expect, it } from 'vitest';
import { season } from '#content/tour-schedules';
import {
  clockTime,
  departureDays,
  newYorkClock,
  nextDepartureDay,
  type TourSchedule,
} from '../../../widgets/kit/schedule/departures';

const tour = (days: number[], time = '14:00', slug = 'a'): TourSchedule => ({
  slug,
  item: 1,
  title: 'A walk',
  place: 'Somewhere',
  text: '',
  departures: [{ days, time }],
  where: '',
});
const daily = tour([0, 1, 2, 3, 4, 5, 6]);
const allYear = { from: 1, to: 12 };
const at = (iso: string) => Date.parse(iso);
const dates = (days: { date: string }[]) => days.map(({ date }) => date);
const starts = (iso: string, days: number, walk = daily) =>
  departureDays([walk], allYear, at(iso), days).flatMap(({ departures }) =>
    departures.map(({ start }) => new Date(start).toISOString()),
  );

describe('departure days', () => {
  it('are thirty with today, on the right weekdays', () => {
    expect(dates(departureDays([daily], allYear, at('2025-06-01T04:00:00Z')))).toHaveLength(30);
    expect(dates(departureDays([tour([6])], allYear, at('2025-06-03T12:00:00Z')))).toEqual([
      '2025-06-07',
      '2025-06-14',
      '2025-06-21',
      '2025-06-28',
    ]);
  });

  it('start with today in New York in any time zone', () => {
    const late = tour([0, 1, 2, 3, 4, 5, 6], '23:45');
    const first = (iso: string) => departureDays([late], allYear, at(iso))[0]!.date;
    // 11:30 PM in New York is the next day in London and Tokyo.
    expect(first('2025-06-08T03:30:00Z')).toBe('2025-06-07');
    expect(first('2025-06-08T04:00:00Z')).toBe('2025-06-08');
  });

  it('omit past departures', () => {
    const before = departureDays([daily], allYear, at('2025-06-07T17:59:59Z'), 1);
    expect(dates(before)).toEqual(['2025-06-07']);
    expect(departureDays([daily], allYear, at('2025-06-07T18:00:00Z'), 1)).toEqual([]);
  });

  it("list a day's departures by time", () => {
    const [day] = departureDays(
      [tour([6], '14:00', 'late'), tour([6], '10:00', 'early')],
      allYear,
      at('2025-06-07T05:00:00Z'),
    );
    expect(day!.departures.map(({ tour: { slug }, time }) => `${slug} ${time}`)).toEqual([
      'early 10:00 AM',
      'late 2:00 PM',
    ]);
  });
});

describe('the clock in New York', () => {
  it('moves forward in March', () => {
    expect(starts('2025-03-08T05:00:00Z', 2)).toEqual([
      '2025-03-08T19:00:00.000Z',
      '2025-03-09T18:00:00.000Z',
    ]);
  });
  it('moves back in November', () => {
    expect(starts('2025-11-01T04:00:00Z', 2)).toEqual([
      '2025-11-01T18:00:00.000Z',
      '2025-11-02T19:00:00.000Z',
    ]);
  });
  it('neither skips nor repeats a day around a change', () => {
    for (const from of ['2025-02-20T12:00:00Z', '2025-10-20T03:30:00Z', '2024-02-10T12:00:00Z']) {
      const days = dates(departureDays([tour([0, 1, 2, 3, 4, 5, 6], '23:59')], allYear, at(from), 40));
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBe(40);
    }
  });
});

describe('season', () => {
  it('starts and ends with its months', () => {
    const from = (iso: string) => dates(departureDays([daily], { from: 4, to: 12 }, at(iso)));
    expect(from('2025-12-20T12:00:00Z').at(-1)).toBe('2025-12-31');
    expect(from('2026-03-20T12:00:00Z')[0]).toBe('2026-04-01');
    expect(from('2026-01-10T12:00:00Z')).toEqual([]);
  });

  it('may go past New Year', () => {
    const days = dates(departureDays([daily], { from: 11, to: 1 }, at('2025-12-20T12:00:00Z')));
    expect(days.slice(11, 13)).toEqual(['2025-12-31', '2026-01-01']);
    expect(days).toHaveLength(30);
    expect(departureDays([daily], { from: 11, to: 1 }, at('2025-06-20T12:00:00Z'))).toEqual([]);
  });

  it('lists no day outside its first and last day', () => {
    const days = { from: 4, to: 12, firstDay: '2026-04-11', lastDay: '2026-12-20' };
    const from = (iso: string) => dates(departureDays([daily], days, at(iso)));
    expect(from('2026-04-01T12:00:00Z')[0]).toBe('2026-04-11');
    expect(from('2026-12-10T12:00:00Z').at(-1)).toBe('2026-12-20');
    expect(nextDepartureDay([daily], days, at('2025-08-01T12:00:00Z'))?.date).toBe('2026-04-11');
    expect(nextDepartureDay([daily], days, at('2026-12-21T05:00:00Z'))).toBeUndefined();
  });

  it('returns its next start, also in a leap year', () => {
    const next = (iso: string) => nextDepartureDay([tour([6])], { from: 4, to: 12 }, at(iso))?.date;
    expect(next('2026-01-01T12:00:00Z')).toBe('2026-04-04');
    expect(next('2028-01-01T12:00:00Z')).toBe('2028-04-01');
    expect(nextDepartureDay([], season, at('2026-01-01T12:00:00Z'))).toBeUndefined();
  });
});

it.each([
  ['00:05', '12:05 AM'],
  ['10:00', '10:00 AM'],
  ['12:00', '12:00 PM'],
  ['13:15', '1:15 PM'],
])('%s is %s', (time, written) => expect(clockTime(time)).toBe(written));

describe('the clock in New York', () => {
  // Fails when Node knows a changed law.
  it('agrees with Intl for every hour of thirty years', () => {
    const known = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const HOUR_MS = 3_600_000;
    const shown = (instant: number) =>
      new Date(newYorkClock(instant)).toISOString().slice(0, 19).replace('T', ', ');
    const wrong: string[] = [];
    const compare = (instant: number) => {
      if (shown(instant) !== known.format(instant)) wrong.push(new Date(instant).toISOString());
    };
    for (let instant = at('2010-01-01'), before = 0; instant < at('2040-01-01'); instant += HOUR_MS) {
      compare(instant);
      const behind = instant - newYorkClock(instant);
      if (before && behind !== before) [-1000, 1000].forEach((beside) => compare(instant + beside));
      before = behind;
    }
    expect(wrong).toEqual([]);
  });
});
