export interface BookingRequest {
  /** The calendar for a frame, a page (also shown in the lightframe), or the payment. */
  kind: 'frame' | 'page' | 'pay';
  company: string;
  /** All if empty. */
  items: number[];
  /** Chosen departure. */
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
  // The same pages without a frame.
  ['page', new RegExp(`^/(${shortname})/${items}(?:calendar/${month})?$`)],
];

/** Parses a path of the provider. Returns undefined for any other path, such as one without a trailing slash. */
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

/** The provider's items with their weekdays (0 is Sunday); none means by arrangement. */
export const catalogue: Record<number, { name: string; days: number[]; time: string }> = {
  562630: { name: 'Brooklyn Heights', days: [0, 6], time: '10:00 AM' },
  577800: { name: 'Financial District', days: [6], time: '2:00 PM' },
  604533: { name: 'Lower East Side', days: [0], time: '2:00 PM' },
  562633: { name: 'Private Tours and Gift Cards', days: [], time: 'by arrangement' },
};

/** Lists the departures of some items, or all if empty, in 30 days from `today` (UTC). */
export const departures = (wanted: readonly number[], today: Date) =>
  Array.from({ length: 30 }, (_, ahead) => {
    const day = new Date(today.getTime() + ahead * 86_400_000);
    const date = day.toLocaleDateString('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    return Object.entries(catalogue)
      .filter(
        ([id, { days }]) => days.includes(day.getUTCDay()) && (!wanted.length || wanted.includes(Number(id))),
      )
      .map(([id, { time, name }]) => ({
        item: Number(id),
        /** The date as a number: 20250614. */
        availability: Number(day.toISOString().slice(0, 10).replaceAll('-', '')),
        label: `${date}, ${time}, ${name}`,
      }));
  }).flat();
