import { MONTHS } from '../../../../widgets/kit/schedule/calendar-names';

/**
 * Reads 'May 3, 2025' or '2025-05-03'.
 * @returns the date for people and for machines, or undefined if there is no such day
 */
export function readDate(written: string): { date: string; isoDate: string } | undefined {
  const spoken = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(written);
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written);
  const [year, month, day] = spoken
    ? [Number(spoken[3]), MONTHS.indexOf(spoken[1] ?? ''), Number(spoken[2])]
    : plain
      ? [Number(plain[1]), Number(plain[2]) - 1, Number(plain[3])]
      : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const moment = new Date(Date.UTC(year, month, day));
  if (moment.getUTCMonth() !== month || moment.getUTCDate() !== day) return undefined;
  return { date: `${MONTHS[month]} ${day}, ${year}`, isoDate: moment.toISOString().slice(0, 10) };
}
