/** A request to the booking provider, as its address says. */
export interface BookingRequest {
  /** A document to be in a frame of our own, a page (also shown in the lightframe), or the payment step. */
  kind: 'frame' | 'page' | 'pay';
  company: string;
  /** Empty means all items. */
  items: number[];
  /** Set on the last step: the chosen departure. */
  availability: number | undefined;
}

const shortname = '[a-z0-9][a-z0-9-]*';
const items = String.raw`items/(?:(\d+(?:,\d+)*)/)?`;
const month = String.raw`(?:\d{4}/\d{2}/)?`;
const routes: [kind: BookingRequest['kind'], pattern: RegExp][] = [
  ['frame', new RegExp(`^/embeds/calendar/(${shortname})/(?:${items})?$`)],
  ['page', new RegExp(`^/embeds/book/(${shortname})/(?:${items})?(?:calendar/${month})?$`)],
  ['page', new RegExp(String.raw`^/embeds/book/(${shortname})/items/(\d+)/availability/(\d+)/book/$`)],
  ['pay', new RegExp(String.raw`^/embeds/book/(${shortname})/items/(\d+)/availability/(\d+)/pay/$`)],
  // The same pages for people who come by a plain link.
  ['page', new RegExp(`^/(${shortname})/${items}(?:calendar/${month})?$`)],
];

/**
 * Reads a path of the provider: `/embeds/calendar/{company}/[items/{item}/]` (frame),
 * `/embeds/book/{company}/[items/{item}/][calendar/]` and the booking steps. Undefined for any other path; the
 * slash at the end is part of the documented addresses.
 */
export function readBookingPath(path: string): BookingRequest | undefined {
  for (const [kind, pattern] of routes) {
    const [, company, list, availability] = pattern.exec(path) ?? [];
    if (!company) continue;
    return {
      kind,
      company,
      items: list ? list.split(',').map(Number) : [],
      availability: availability ? Number(availability) : undefined,
    };
  }
  return undefined;
}

/** The provider's items and the weekdays they run on (0 is Sunday); none means by arrangement. */
export const catalogue: Record<number, { name: string; days: number[]; time: string; price: string }> = {
  562630: { name: 'Brooklyn Heights', days: [0, 6], time: '10:00 AM', price: '$40' },
  577800: { name: 'Financial District', days: [6], time: '2:00 PM', price: '$40' },
  604533: { name: 'Lower East Side', days: [0], time: '2:00 PM', price: '$40' },
  562633: { name: 'Private Tours and Gift Cards', days: [], time: 'by arrangement', price: 'from $320' },
};

export interface Departure {
  item: number;
  /** Year, month and day as one number, 20250614: the stand-in's availability number. */
  availability: number;
  label: string;
}

/** The departures of some items (all when empty) on the 30 days from `today` (UTC days). */
export function departures(wanted: number[], today: Date): Departure[] {
  const list: Departure[] = [];
  for (let ahead = 0; ahead < 30; ahead += 1) {
    const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead));
    for (const [id, item] of Object.entries(catalogue)) {
      if (!item.days.includes(day.getUTCDay()) || (wanted.length > 0 && !wanted.includes(Number(id))))
        continue;
      const date = day.toLocaleDateString('en-US', {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      });
      list.push({
        item: Number(id),
        availability: Number(day.toISOString().slice(0, 10).replaceAll('-', '')),
        label: `${date}, ${item.time}, ${item.name}`,
      });
    }
  }
  return list;
}
