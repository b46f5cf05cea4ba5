import { config } from '../kit/services/config';

/** Today where the visitor is, as `YYYY-MM-DD`; not before the day of our build, whatever the clock says. */
export function dateToday(now = new Date(Math.max(Date.now(), config.made))): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
