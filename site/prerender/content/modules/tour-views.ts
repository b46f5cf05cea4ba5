import { WEEKDAYS } from '../../../../widgets/kit/schedule/calendar-names';
import type { TourSchedule } from '../../../../widgets/kit/schedule/departures';
import { mapsUrl } from '../../../../widgets/kit/services/maps/index';
import type { MappedPlace, WalkPlaces } from '../../../schema/before-you-book';
import type { Settings } from '../../../schema/settings';
import type { TourCard, TourSlug } from '../../../../widgets/kit/model/tour';
import type { RouteSheet, Start } from '../../../../widgets/kit/model/route';
import type { TourFile, TourPage, TourSummary } from '../../../schema/tour';
import { readDrawnMap } from '../../maps/drawn-map';
import { layRoute } from '../../maps/lay-route';
import { unbrokenFacts } from './unbroken-facts';

/** Returns an object with some fields of another, those that it has. */
const pick = <T extends object, K extends keyof T>(from: T, ...keys: K[]) =>
  Object.fromEntries(
    keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  ) as unknown as Pick<T, K>;

// prettier-ignore
/** Returns what a card needs of a tour. */
export const tourSummary = (slug: TourSlug, tour: TourFile): TourSummary => ({
  id: tour.id,
  slug,
  ...pick(tour, 'title', 'description', 'teaser', 'image', 'imageAlt', 'itemId', 'featured', 'place', 'duration', 'priceText', 'schedule', 'group'),
  url: `/tours/${slug}`,
  ...pick(tour, 'byArrangement'),
  heading: pick(tour, 'title', 'detail'),
});

/** Returns what the calendar's schedule needs. */
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
    ...(byArrangement && { byArrangement: true as const }),
    where: [meetingPoint.name, meetingPoint.street, meetingPoint.locality].filter(Boolean).join(', '),
  };
}

/** A place by its name and its address on a map; nothing without a street. */
function mapped(
  { name, street, locality }: TourFile['meetingPoint'],
  { business }: Settings,
): MappedPlace | undefined {
  if (!name || !street) return undefined;
  // What is behind a comma tells people where to look, not the map.
  const address = [name.split(',')[0], street, locality ?? business.city, business.region].join(', ');
  return { name, map: mapsUrl(address) };
}

/** Returns where a walk begins and ends, as far as that is settled. */
export function tourPlaces(slug: TourSlug, tour: TourFile, settings: Settings): WalkPlaces {
  const start = mapped(tour.meetingPoint, settings);
  const finish = tour.endPoint && mapped(tour.endPoint, settings);
  const words = start ? undefined : tour.meetingPoint.detail;
  return {
    slug,
    walk: tour.place,
    ...(tour.byArrangement && { byArrangement: true as const }),
    ...(start && { start }),
    ...(finish && { finish }),
    ...(words && { words }),
  };
}

/** The little that goes to every partner page. */
export const tourCard = (summary: TourSummary): TourCard => ({
  ...pick(summary, 'slug', 'title'),
  detail: unbrokenFacts(summary.heading.detail),
  ...pick(summary, 'teaser', 'imageAlt', 'itemId', 'place', 'schedule', 'group'),
  ...(summary.featured && { featured: true as const }),
  ...(summary.byArrangement && { byArrangement: true as const }),
});

/** Returns the map of a walk and what is below it. */
export function routeSheet(slug: TourSlug, { title, stops, meetingPoint, endPoint }: TourFile): RouteSheet {
  const map = readDrawnMap(slug);
  const route = map && layRoute(map, stops, { start: meetingPoint, finish: endPoint });
  return {
    title,
    stops: stops.map((stop) => pick(stop, 'title', 'description')),
    start: startOf(meetingPoint),
    ...(route ? { route } : {}),
  };
}

/** A name alone, without a street, is no address: the quarter, or a place that is not settled. */
function startOf(meetingPoint: TourFile['meetingPoint']): Start {
  const { name, street, locality } = meetingPoint;
  const address = [name?.split(',')[0], street, locality].filter(Boolean).join(', ');
  return { ...(street && { address }), ...pick(meetingPoint, 'subway', 'guide') };
}

// prettier-ignore
/** Returns what a tour's page needs besides its card. */
export function tourPage(slug: TourSlug, tour: TourFile, { business, prices }: Settings): TourPage {
  const { start, route } = routeSheet(slug, tour);
  const { name, locality } = tour.meetingPoint;
  const places = [tour.byArrangement ? undefined : name, locality ?? business.city, business.region];
  return {
    slug,
    ...pick(tour, 'title', 'duration', 'priceText', 'meta', 'hero', 'facts', 'intro', 'dates', 'meetingPoint', 'endPoint', 'stopsHeading'),
    stops: tour.stops.map((stop) => pick(stop, 'title', 'description', 'image', 'imageAlt')),
    start,
    ...(route && { route }),
    ...pick(tour, 'sideCard', 'arrangement', 'testimonialsHeading', 'testimonials', 'bookingHeading', 'faqHeading', 'otherToursHeading'),
    structured: {
      ...tour.structured,
      url: `${business.siteUrl}/tours/${slug}`,
      price: String(tour.byArrangement ? prices.privateMinimum : prices.perPerson),
      currency: 'USD',
      location: places.filter(Boolean).join(', '),
    },
  };
}
