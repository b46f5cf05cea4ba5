import type { Language } from '../model/language';

/** Ways in which a language writes numbers, prices, days and times. */
export type Formats = ReturnType<typeof formatsOf>;

/** Returns what writes them in a language; the browser knows how. Days are in UTC, prices in US dollars. */
export function formatsOf(language: Language) {
  const rules = new Intl.PluralRules(language);
  const date = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    return (day: Date | number) => format.format(day);
  };
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const clock = date({ hour: 'numeric', minute: '2-digit' }, 'America/New_York');
  return {
    /** Chooses what is said of a number. */
    plural: (count: number, forms: { one: string; other: string }): string =>
      rules.select(count) === 'one' ? forms.one : forms.other,
    dollars: (amount: number) => money.format(amount),
    /** Words of the calendar of a day and of a departure. */
    calendar: {
      weekday: date({ weekday: 'long' }),
      shortDay: date({ day: 'numeric', month: 'short' }),
      longDay: date({ weekday: 'long', day: 'numeric', month: 'long' }),
      time: ({ start }: { start: number }) => clock(start),
    },
  };
}
