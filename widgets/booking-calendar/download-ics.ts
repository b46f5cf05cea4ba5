import type { Embed } from '../kit/element/embed-context';
import type { Departure } from '../kit/schedule/departures';
import { calendarFile } from './calendar-file';
import { messagesFor } from './messages-download-ics';

/**
 * Downloads an .ics file for one departure.
 * @param url the tour's page, absolute
 */
export function downloadIcs(departure: Departure, url: string, host: Embed): void {
  const { tour, start } = departure;
  const day = new Date(start).toLocaleDateString('sv', { timeZone: 'America/New_York' });
  const text = calendarFile(departure, messagesFor(host).text(url), url, Date.now());
  const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${tour.slug}-${day}.ics`;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}
