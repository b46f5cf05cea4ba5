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

/** Returns what a card needs of a tour. */
export function tourSummary(slug: TourSlug, tour: TourFile): TourSummary {
  const { id, title, detail, place, featured, itemId, image, imageAlt, teaser, description } = tour;
  const { duration, priceText, schedule, group, byArrangement } = tour;
  return {
    id,
    slug,
    title,
    description,
    teaser,
    image,
    imageAlt,
    itemId,
    featured,
    place,
    duration,
    priceText,
    schedule,
    group,
    url: `/tours/${slug}`,
    byArrangement,
    heading: { title, detail },
  };
}

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
export function tourCard(summary: TourSummary): TourCard {
  const { slug, title, teaser, imageAlt, itemId, place, schedule, group } = summary;
  return {
    slug,
    title,
    detail: unbrokenFacts(summary.heading.detail),
    teaser,
    imageAlt,
    itemId,
    place,
    schedule,
    group,
    ...(summary.featured && { featured: true as const }),
    ...(summary.byArrangement && { byArrangement: true as const }),
  };
}

/** Returns the map of a walk and what is below it. */
export function routeSheet(slug: TourSlug, { title, stops, meetingPoint, endPoint }: TourFile): RouteSheet {
  const map = readDrawnMap(slug);
  const route = map && layRoute(map, stops, { start: meetingPoint, finish: endPoint });
  return {
    title,
    stops: stops.map(({ title: name, description }) => ({ title: name, description })),
    start: startOf(meetingPoint),
    ...(route ? { route } : {}),
  };
}

/** A name alone, without a street, is no address: the quarter, or a place that is not settled. */
function startOf({ name, street, locality, subway, guide }: TourFile['meetingPoint']): Start {
  const address = [name?.split(',')[0], street, locality].filter(Boolean).join(', ');
  return {
    ...(street && address ? { address } : {}),
    ...(subway ? { subway } : {}),
    ...(guide ? { guide } : {}),
  };
}

/** Returns what a tour's page needs besides its card. */
export function tourPage(slug: TourSlug, tour: TourFile, { business, prices }: Settings): TourPage {
  const { title, meta, hero, facts, intro, dates, meetingPoint, endPoint, stopsHeading } = tour;
  const { start, route } = routeSheet(slug, tour);
  const stops = tour.stops.map(({ title: name, description, image, imageAlt }) => ({
    title: name,
    description,
    ...(image ? { image, imageAlt } : {}),
  }));
  const { sideCard, arrangement, testimonialsHeading, testimonials, bookingHeading } = tour;
  const { duration, priceText, faqHeading, otherToursHeading, structured } = tour;
  return {
    slug,
    title,
    duration,
    priceText,
    meta,
    hero,
    facts,
    intro,
    dates,
    meetingPoint,
    ...(endPoint ? { endPoint } : {}),
    stopsHeading,
    stops,
    start,
    ...(route ? { route } : {}),
    ...(sideCard ? { sideCard } : {}),
    ...(arrangement ? { arrangement } : {}),
    testimonialsHeading,
    testimonials,
    bookingHeading,
    faqHeading,
    otherToursHeading,
    structured: {
      ...structured,
      url: `${business.siteUrl}/tours/${slug}`,
      price: String(tour.byArrangement ? prices.privateMinimum : prices.perPerson),
      currency: 'USD',
      location: [
        tour.byArrangement ? [] : meetingPoint.name,
        meetingPoint.locality ?? business.city,
        business.region,
      ]
        .flat()
        .filter(Boolean)
        .join(', '),
    },
  };
}
