import { describe, expect, it } from 'vitest';
import { season, urgency } from '#content/settings';
import { MONTHS } from '../../../widgets/kit/schedule/calendar-names';
import { isInSeason } from '../../../widgets/kit/schedule/departures';
import { urgencyText } from '../../../site/ui/dates/urgency';
import { LONGEST_MONTH, urgencyMonth } from '../../../site/ui/dates/urgency-month';

describe('urgency month', () => {
  it.each([
    ['the first day', new Date(2025, 5, 1), 'June'],
    ['the 15th day', new Date(2025, 5, 15, 23, 59), 'June'],
    ['the 16th day', new Date(2025, 5, 16), 'July'],
    ['the last day', new Date(2025, 0, 31), 'February'],
    ['the end of a year', new Date(2025, 11, 16), 'January'],
  ])('on %s', (_, today, month) => {
    expect(urgencyMonth(today)).toBe(month);
  });

  it('fits the reserved space', () => {
    const lengths = Array.from({ length: 12 }, (_, month) => urgencyMonth(new Date(2025, month, 1)).length);
    expect(Math.max(...lengths)).toBe(LONGEST_MONTH.length);
  });
});

it('is replaced by a neutral text out of season', () => {
  const inJune = new Date(2025, 5, 1);
  expect(urgencyText(inJune, false)).toBe(urgency.text.replace('{Month}', 'June'));
  expect(urgencyText(inJune, true)).toBe(season.neutral.urgency);
});

it.each([
  ['April', 'December', 'March', false],
  ['April', 'December', 'April', true],
  ['April', 'December', 'December', true],
  ['November', 'January', 'December', true],
  ['November', 'January', 'January', true],
  ['November', 'January', 'June', false],
])('knows of a season from %s to %s whether tours leave in %s', (from, to, month, is) => {
  const number = (name: string) => MONTHS.indexOf(name) + 1;
  expect(isInSeason(number(month), { from: number(from), to: number(to) })).toBe(is);
});
