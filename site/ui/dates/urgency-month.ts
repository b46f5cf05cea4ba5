import { MONTHS as months } from '../../../widgets/kit/schedule/calendar-names';

/** The longest name, to keep room for any. */
export const LONGEST_MONTH = 'September';

/** The month that visitors book for now: this one, or the next after its 15th day. */
export const urgencyMonth = (today: Date): string =>
  months[(today.getMonth() + (today.getDate() > 15 ? 1 : 0)) % 12]!;

/** Tells whether tours leave in a month of the season, both of whose ends are included. It may go past New Year. */
export function isBookable(month: string, { from, to }: { from: string; to: string }): boolean {
  const [asked, first, last] = [month, from, to].map((name) => months.indexOf(name)) as [
    number,
    number,
    number,
  ];
  return first <= last ? asked >= first && asked <= last : asked >= first || asked <= last;
}
