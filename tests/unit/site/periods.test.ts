import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { TourSchedule } from '../../../widgets/kit/schedule/departures';
import { inlineScript } from '../../../site/prerender/html/inline-script';
import { marksAt, periodsOf } from '../../../site/prerender/html/periods';
import * as settings from '#content/settings';

/** The whole year, so that only the days decide. */
const months = { from: 1, to: 12 };
const settled = { firstDay: '2026-04-04', lastDay: '2026-12-20' };
const season = { ...settings.season, ...settled };
const banner = { ...settings.banner, lastDay: '2026-06-30' };
/** Saturdays at 2 o'clock: the last departure is on December 19. */
const saturdays = [{ departures: [{ days: [6], time: '14:00' }] }] as unknown as TourSchedule[];
const calendar = { schedules: saturdays, season: { ...months, ...settled } };
/** A Thursday: the next walk is on December 5. */
const made = Date.UTC(2026, 11, 3);
const periods = periodsOf({ season, banner }, calendar, made);
const code = await inlineScript('site/start/mark-periods.ts', { periods });

/** Returns the marks of a document after the script has run, optionally again later. */
function marksOf(now: string, { later }: { later?: string } = {}): string[] {
  let again = () => {};
  const addEventListener = (_: string, listener: () => void) => (again = listener);
  let time = now;
  const marks = new Map<string, boolean>();
  runInNewContext(code, {
    Math,
    Date: { now: () => Date.parse(time) },
    addEventListener,
    document: {
      addEventListener,
      documentElement: { toggleAttribute: (name: string, on: boolean) => marks.set(name, on) },
    },
  });
  if (later) {
    time = later;
    again();
  }
  return [...marks].filter(([, on]) => on).map(([name]) => name);
}

describe('periods', () => {
  it('are those of the next walk until the owner sets days', () => {
    const { firstDay: _, lastDay: __, ...always } = season;
    const unsettled = { ...calendar, season: months };
    const names = periodsOf(
      { season: always, banner: { show: true, text: 'Hello', href: '/' } },
      unsettled,
      made,
    );
    expect(names.map(([name]) => name)).toEqual(['next']);
  });

  it.each([
    ['the night before the first day', '2026-04-04T03:59:59Z', ['data-no-season']],
    ['the first day, by New York’s clocks', '2026-04-04T04:00:00Z', []],
    ['the last minute of the banner', '2026-07-01T03:59:59Z', []],
    ['the day after the banner’s last', '2026-07-01T04:00:00Z', ['data-no-banner']],
    ['the last minute before the next walk', '2026-12-05T18:59:59Z', ['data-no-banner']],
    ['the minute of the next walk', '2026-12-05T19:00:00Z', ['data-no-next', 'data-no-banner']],
    ['the last minute before the last walk', '2026-12-19T18:59:59Z', ['data-no-next', 'data-no-banner']],
    [
      'the last minute of the season, in winter time',
      '2026-12-21T04:59:59Z',
      ['data-no-dates', 'data-no-next', 'data-no-banner'],
    ],
    [
      'the day after the last',
      '2026-12-21T05:00:00Z',
      ['data-no-season', 'data-no-dates', 'data-no-next', 'data-no-banner'],
    ],
    ['a clock that is years behind', '2019-06-01T12:00:00Z', ['data-no-season']],
    [
      'a clock that is years ahead',
      '2040-06-01T12:00:00Z',
      ['data-no-season', 'data-no-dates', 'data-no-next', 'data-no-banner'],
    ],
  ])('on %s marks the document', (_, now, marks) => {
    expect(marksOf(now)).toEqual(marks);
  });

  it('are marked again when the page becomes visible', () => {
    expect(marksOf('2026-05-01T12:00:00Z', { later: '2026-07-01T04:00:00Z' })).toEqual(['data-no-banner']);
  });

  it('never announce a tour without departures', () => {
    const none = periodsOf({ season, banner }, { ...calendar, schedules: [] }, made);
    expect(none.map(([name]) => name)).toEqual(['season', 'banner']);
  });

  it('are marked by the build for visitors without script', () => {
    expect(marksAt(periods, Date.parse('2026-05-01'))).toBe('');
    expect(marksAt(periods, Date.parse('2027-05-01'))).toBe(
      ' data-no-season data-no-dates data-no-next data-no-banner',
    );
  });
});
