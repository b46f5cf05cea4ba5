import type { Settings } from '../../schema/settings';
import type { TourPage, TourSummary } from '../../schema/tour';
import { absolute } from '../head';
import { openingHours, reserveAction } from './business';
import { businessId, reference, tourId, type Thing } from './thing';

interface TourFacts {
  tour: TourPage;
  summary: TourSummary;
  settings: Pick<Settings, 'business' | 'claims' | 'prices' | 'season'>;
  /** Root-relative addresses. */
  images: readonly string[];
}

type Place = TourPage['meetingPoint'];

const place = ({ name, street, locality }: Place, { city, region, country }: Settings['business']) => ({
  '@type': 'Place',
  name,
  address: {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: locality ?? city,
    addressRegion: region,
    addressCountry: country,
  },
});

const fact = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });

/**
 * Returns a tour. No schema.org type has a route, a rating and hours, so it is three: a trip (start, stops), a
 * product (price and rating, which search engines show) and a service (hours). Guests' quotes are left out: they are
 * samples until the owner replaces them.
 */
export function tourThing({ tour, summary, settings, images }: TourFacts): Thing {
  const { business, claims, prices, season } = settings;
  const { structured, meetingPoint } = tour;
  return {
    '@type': ['TouristTrip', 'Product', 'Service'],
    '@id': tourId(summary.url),
    name: structured.name,
    description: summary.description,
    url: absolute(summary.url),
    image: images.map(absolute),
    sku: String(summary.itemId),
    category: 'Walking tour',
    brand: reference(businessId),
    provider: reference(businessId),
    ...(structured.hours && { hoursAvailable: openingHours(structured.hours, season) }),
    ...(summary.byArrangement
      ? { areaServed: { '@type': 'City', name: business.city } }
      : {
          ...(meetingPoint.name && { tripOrigin: place(meetingPoint, business) }),
          areaServed: structured.location,
        }),
    ...(tour.stops.length && { itinerary: itinerary(tour) }),
    additionalProperty: [fact('Duration', structured.duration), fact('Group', summary.group)],
    offers: {
      '@type': 'Offer',
      url: absolute(summary.url),
      price: structured.price,
      priceCurrency: structured.currency,
      availability: 'https://schema.org/InStock',
      ...(season.firstDay &&
        !summary.byArrangement && {
          availabilityStarts: season.firstDay,
          availabilityEnds: season.lastDay,
        }),
      ...(summary.byArrangement
        ? { eligibleQuantity: { '@type': 'QuantitativeValue', maxValue: prices.privateIncluded } }
        : {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: structured.price,
              priceCurrency: structured.currency,
              unitText: 'person',
            },
          }),
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating,
      reviewCount: claims.reviews,
      bestRating: 5,
    },
    potentialAction: reserveAction(
      summary.byArrangement ? '/contact' : `/booking?itemId=${summary.itemId}`,
      tour.title,
    ),
  };
}

const itinerary = ({ stops }: TourPage) => ({
  '@type': 'ItemList',
  itemListElement: stops.map(({ title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Place', name: title },
  })),
});

export const tourListThing = (tours: readonly TourSummary[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: tours.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(url),
  })),
});
