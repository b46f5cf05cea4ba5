import type { Settings } from '../../../widgets/kit/model/settings';
import type { TourCard, TourFile, TourPage, TourSlug, TourSummary } from '../../../widgets/kit/model/tour';

/** The provider's calendar page for an item, with the house's booking flow. */
export function calendarPage({ company, origin, flow }: Settings['booking'], itemId: number): string {
  return `${origin}/embeds/book/${company}/items/${itemId}/calendar/?flow=${flow}&full-items=yes`;
}

/** What a card needs of a tour. */
export function tourSummary(slug: TourSlug, tour: TourFile, settings: Settings): TourSummary {
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
    bookingUrl: byArrangement ? tour.dates.href : calendarPage(settings.booking, itemId),
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

/** What a tour's page needs besides its card. */
export function tourPage(slug: TourSlug, tour: TourFile, { business, prices }: Settings): TourPage {
  const { title, meta, hero, facts, intro, dates, meetingPoint, endPoint, stopsHeading, stops } = tour;
  const { sideCard, arrangement, testimonialsHeading, testimonials, bookingHeading } = tour;
  const { faqHeading, faq, otherToursHeading, structured } = tour;
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
    faq,
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
        .join(', '),
    },
  };
}
