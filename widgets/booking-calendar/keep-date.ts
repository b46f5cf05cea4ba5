import type { Embed } from '../kit/element/embed-context';
import { calendarFile } from '../kit/model/calendar-file';
import type { Departure } from '../kit/schedule/departures';
import { messagesFor } from './messages-keep-date';

/** Milliseconds: a walk takes approximately two hours. */
const LASTS = 2 * 60 * 60 * 1000;

/**
 * Hands the visitor a file with a departure for their own calendar.
 * @param url the tour's page, absolute
 */
export function keepDate({ tour, start }: Departure, url: string, host: Embed): void {
  const messages = messagesFor(host);
  const day = new Date(start).toLocaleDateString('sv', { timeZone: 'America/New_York' });
  const text = calendarFile(
    {
      id: `${tour.slug}-${start}@${new URL(url).hostname}`,
      title: tour.title,
      start,
      end: start + LASTS,
      where: tour.where,
      text: messages.text(url),
      url,
    },
    Date.now(),
  );
  const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${tour.slug}-${day}.ics`;
  link.click();
  // The browser has taken hold of it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}
