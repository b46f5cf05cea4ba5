import { MONTHS } from '../../widgets/kit/schedule/calendar-names';

const MONTH = '(?<month>[a-z]{3,})\\.?';
const DAY = '(?<day>\\d{1,2})';
const TH = '(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{4})';

/** Ways to write a day. With slashes the month comes first, as in New York. */
const FORMS = [`${MONTH} ${DAY}${TH},? ${YEAR}`, `${DAY}${TH}[ -](?:of )?${MONTH},?[ -]${YEAR}`].map(
  (form) => new RegExp(`^(?:[a-z]{3,9}\\.?,? )?${form}$`, 'i'),
);
const DIGITS = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>(?:20)?\d{2})$/,
];

/** Returns the place of a month in the year, 0 for January, by its name or the beginning of it; -1 if it is none. */
const monthNamed = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));

/**
 * Reads a day: 'May 3, 2025', '3 May 2025', '3-May-2025', 'Sat, Sept. 6th, 2025', '2025-05-03', '5/3/2025', '5/3/25'.
 * @returns the date for people and for machines, or undefined if there is no such day
 */
export function readDate(written: string): { date: string; isoDate: string } | undefined {
  const text = written.trim().replace(/\s+/g, ' ');
  const groups = [...FORMS, ...DIGITS].map((form) => form.exec(text)?.groups).find(Boolean);
  if (!groups) return undefined;
  const [year, day] = [Number(groups['year']!.padStart(4, '20')), Number(groups['day'])];
  const named = groups['month']!;
  const month = /^\d/.test(named) ? Number(named) - 1 : monthNamed(named);
  const moment = new Date(Date.UTC(year, month, day));
  if (moment.getUTCMonth() !== month || moment.getUTCDate() !== day) return undefined;
  return { date: `${MONTHS[month]} ${day}, ${year}`, isoDate: moment.toISOString().slice(0, 10) };
}
