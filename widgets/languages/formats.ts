import type { Language } from '../kit/model/language';

export type Formats = ReturnType<typeof formatsOf>;

/** Returns a language's formats, from `Intl`. Days are in UTC, prices in US dollars. */
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
    plural: (count: number, forms: { one: string; other: string }): string =>
      rules.select(count) === 'one' ? forms.one : forms.other,
    dollars: (amount: number) => money.format(amount),
    /** Days and times of the calendar. */
    calendar: {
      weekday: date({ weekday: 'long' }),
      shortDay: date({ day: 'numeric', month: 'short' }),
      longDay: date({ weekday: 'long', day: 'numeric', month: 'long' }),
      time: ({ start }: { start: number }) => clock(start),
    },
  };
}
