import { WEEKDAYS } from '../../../../widgets/kit/schedule/calendar-names';
import type { TourSchedule } from '../../../../widgets/kit/schedule/departures';
import { mapsUrl } from '../../../../widgets/kit/walk-map/maps-url';
import type { MappedPlace, WalkPlaces } from '../../../schema/before-you-book';
import type { Settings } from '../../../schema/settings';
import type { TourCard, TourSlug } from '../../../../widgets/kit/model/tour';
import type { Walk, Start } from '../../../../widgets/kit/model/walk-map';
import type { TourFile, TourPage, TourSummary } from '../../../schema/tour';
import { readDrawnMap } from '../../maps/drawn-map';
import { drawWalkMap } from '../../maps/draw-walk-map';
import { capital } from '../placeholders';
import { unbrokenFacts } from './unbroken-facts';
import { pick } from './writer';

// prettier-ignore
export const tourSummary = (slug: TourSlug, tour: TourFile): TourSummary => ({
  id: tour.id,
  slug,
  ...pick(tour, 'title', 'description', 'teaser', 'image', 'imageAlt', 'itemId', 'featured', 'place', 'duration', 'priceText', 'schedule', 'group'),
  url: `/tours/${slug}`,
  ...pick(tour, 'byArrangement'),
  heading: pick(tour, 'title', 'detail'),
});

export function tourSchedule(slug: TourSlug, tour: TourFile): TourSchedule {
  const { itemId, title, place, schedule, departures, byArrangement, meetingPoint } = tour;
  return {
    slug,
    item: itemId,
    title,
    place,
    text: schedule,
    departures: departures.map(({ days, time }) => ({
      days: days.map((day) => WEEKDAYS.indexOf(day)),
      time,
    })),
    byArrangement: byArrangement || undefined,
    where: [meetingPoint.name, meetingPoint.street, meetingPoint.locality].filter(Boolean).join(', '),
  };
}

/** Returns a place with its link to a map; undefined without a street. */
function mapped(
  { name, street, locality }: TourFile['meetingPoint'],
  { business }: Settings,
): MappedPlace | undefined {
  if (!name || !street) return undefined;
  // Text after a comma is for guests, not for the map.
  const address = [name.split(',')[0], street, locality ?? business.city, business.region].join(', ');
  return { name, map: mapsUrl(address) };
}

/** Returns where a walk begins and ends, if that is known. */
export function tourPlaces(slug: TourSlug, tour: TourFile, settings: Settings): WalkPlaces {
  const start = mapped(tour.meetingPoint, settings);
  const finish = tour.endPoint && mapped(tour.endPoint, settings);
  const words = start ? undefined : tour.meetingPoint.detail;
  return { slug, walk: tour.place, byArrangement: tour.byArrangement || undefined, start, finish, words };
}

/** Returns the part of a tour that partner pages load. */
export const tourCard = (slug: TourSlug, tour: TourFile, prices: Settings['prices']): TourCard => ({
  slug,
  title: tour.title,
  detail: unbrokenFacts(tour.detail),
  ...pick(tour, 'teaser', 'imageAlt', 'itemId', 'place', 'schedule', 'group'),
  brief: briefFacts('en', tour, prices),
  featured: tour.featured || undefined,
  byArrangement: tour.byArrangement || undefined,
});

/** Returns price and times of a walk as one short line, `$40 · Sat & Sun 10 AM`; for private tours the detail of the heading. */
export function briefFacts(
  language: string,
  { departures, detail }: Pick<TourFile, 'departures' | 'detail'>,
  { perPerson }: Pick<Settings['prices'], 'perPerson'>,
): string {
  if (!departures.length) return capital(unbrokenFacts(detail).replace(/^\(|\)$/g, ''));
  const format = (options: Intl.DateTimeFormatOptions, day: number, time = '00:00') => {
    // The first of September 2024 was a Sunday.
    const date = new Date(`2024-09-0${day + 1}T${time}Z`);
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  };
  const times = departures.map(({ days, time }) => {
    const names = days.map((day) => format({ weekday: 'short' }, WEEKDAYS.indexOf(day)));
    // In Spanish an hour alone has no unit.
    const minute = time.endsWith(':00') && language !== 'es' ? undefined : '2-digit';
    const clock = format({ hour: 'numeric', minute }, 0, time);
    return `${new Intl.ListFormat(language, { style: 'short' }).format(names)} ${clock}`;
  });
  return `${dollars(language, perPerson)} · ${times.join(', ')}`.replace(/(?<! ·) (?!· )|\u202f/g, '\u00a0');
}

export const dollars = (language: string, amount: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  );

export function walkOf(slug: TourSlug, { title, stops, meetingPoint, endPoint }: TourFile): Walk {
  const map = readDrawnMap(slug);
  const walkMap = map && drawWalkMap(map, stops, { start: meetingPoint, finish: endPoint });
  return {
    title,
    stops: stops.map((stop) => pick(stop, 'title', 'description')),
    start: startOf(meetingPoint),
    walkMap,
  };
}

/** Returns the start of a walk; a name without a street is no address. */
function startOf(meetingPoint: TourFile['meetingPoint']): Start {
  const { name, street, locality } = meetingPoint;
  const address = [name?.split(',')[0], street, locality].filter(Boolean).join(', ');
  return { address: street && address, ...pick(meetingPoint, 'subway', 'guide') };
}

/** Returns days, first departure and last end of a tour; undefined by arrangement. */
function hoursOf({ departures, structured }: TourFile): Settings['business']['hours'] | undefined {
  const times = departures.map(({ time }) => time).sort();
  if (!times.length) return undefined;
  const [, length, unit] = /(\d+)([HM])/.exec(structured.duration)!;
  const end = Date.parse(`2024-01-01T${times.at(-1)}Z`) + Number(length) * (unit === 'H' ? 60 : 1) * 60_000;
  const days = [...new Set(departures.flatMap((departure) => departure.days))];
  return { days, opens: times[0]!, closes: new Date(end).toISOString().slice(11, 16) };
}

// prettier-ignore
/** Returns the fields of a tour for its page, in addition to its card. */
export function tourPage(slug: TourSlug, tour: TourFile, { business, prices }: Settings): TourPage {
  const { start, walkMap } = walkOf(slug, tour);
  const { name, locality } = tour.meetingPoint;
  const places = [tour.byArrangement ? undefined : name, locality ?? business.city, business.region];
  return {
    slug,
    ...pick(tour, 'title', 'duration', 'priceText', 'meta', 'hero', 'facts', 'intro', 'dates', 'meetingPoint', 'endPoint', 'stopsHeading'),
    stops: tour.stops.map((stop) => pick(stop, 'title', 'description', 'image', 'imageAlt')),
    start,
    walkMap,
    ...pick(tour, 'sideCard', 'arrangement', 'testimonialsHeading', 'testimonials', 'bookingHeading', 'faqHeading', 'otherToursHeading'),
    structured: {
      ...tour.structured,
      hours: hoursOf(tour),
      url: `${business.siteUrl}/tours/${slug}`,
      price: String(tour.byArrangement ? prices.privateMinimum : prices.perPerson),
      currency: 'USD',
      location: places.filter(Boolean).join(', '),
    },
  };
}
