import { WEEKDAYS } from '../../../widgets/kit/model/calendar-names';
import type { TourSchedule } from '../../../widgets/kit/model/schedule';
import type { Settings } from '../../schema/settings';
import type { TourCard, TourSlug } from '../../../widgets/kit/model/tour';
import type { TourFile, TourPage, TourSummary } from '../../schema/tour';

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
  const { itemId, title, place, schedule, departures, meetingPoint } = tour;
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
    where: [meetingPoint.name, meetingPoint.street, meetingPoint.locality].filter(Boolean).join(', '),
  };
}

/** The little that goes to every partner page. */
export function tourCard(summary: TourSummary): TourCard {
  const { slug, title, teaser, imageAlt, itemId, place, schedule, group } = summary;
  return {
    slug,
    title,
    detail: summary.heading.detail,
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

/** Returns what a tour's page needs besides its card. */
export function tourPage(slug: TourSlug, tour: TourFile, { business, prices }: Settings): TourPage {
  const { title, meta, hero, facts, intro, dates, meetingPoint, endPoint, stopsHeading, stops } = tour;
  const { sideCard, arrangement, testimonialsHeading, testimonials, bookingHeading } = tour;
  const { faqHeading, otherToursHeading, structured } = tour;
  return {
    slug,
    title,
    meta,
    hero,
    facts,
    intro,
    dates,
    meetingPoint,
    ...(endPoint ? { endPoint } : {}),
    stopsHeading,
    stops,
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
