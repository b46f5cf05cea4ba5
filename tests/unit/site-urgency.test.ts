import { describe, expect, it } from 'vitest';
import { LONGEST_MONTH, urgencyMonth } from '../../site/ui/tour/urgency-month';

describe('the month that visitors book for', () => {
  it.each([
    ['the first day', new Date(2025, 5, 1), 'June'],
    ['the 15th day', new Date(2025, 5, 15, 23, 59), 'June'],
    ['the 16th day', new Date(2025, 5, 16), 'July'],
    ['the last day', new Date(2025, 0, 31), 'February'],
    ['the end of a year', new Date(2025, 11, 16), 'January'],
  ])('on %s', (_, today, month) => {
    expect(urgencyMonth(today)).toBe(month);
  });

  it('is never longer than the room that is kept for it', () => {
    const lengths = Array.from({ length: 12 }, (_, month) => urgencyMonth(new Date(2025, month, 1)).length);
    expect(Math.max(...lengths)).toBe(LONGEST_MONTH.length);
  });
});
