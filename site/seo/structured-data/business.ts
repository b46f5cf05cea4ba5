import type { Settings } from '../../schema/settings';
import { absolute } from '../head';
import { businessId, reference, websiteId, type Thing } from './thing';

type Facts = Pick<Settings, 'business' | 'prices' | 'booking' | 'season'>;

/** Returns opening hours of the business or of one tour, within the season if its days are set. */
export const openingHours = (
  { days, opens, closes }: Settings['business']['hours'],
  { firstDay, lastDay }: Settings['season'],
) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
  ...(firstDay && { validFrom: firstDay, validThrough: lastDay }),
});

/** Returns a booking action at a root-relative address. */
export const reserveAction = (path: string, name: string) => ({
  '@type': 'ReserveAction',
  name,
  target: {
    '@type': 'EntryPoint',
    urlTemplate: absolute(path),
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  },
  result: { '@type': 'Reservation', name },
});

/**
 * Returns the company. It has no street address (guests meet the guide outdoors), only a city, and no rating: search
 * engines reject self-graded businesses.
 * @param image root-relative
 */
export const businessThing = ({ business, prices, booking, season }: Facts, image: string): Thing => ({
  '@type': 'LocalBusiness',
  '@id': businessId,
  name: business.name,
  description: business.description,
  url: absolute('/'),
  email: business.email,
  image: absolute(image),
  logo: absolute('/icons/icon-512.png'),
  sameAs: [business.instagramUrl],
  address: {
    '@type': 'PostalAddress',
    addressLocality: business.city,
    addressRegion: business.region,
    addressCountry: business.country,
  },
  areaServed: { '@type': 'City', name: business.city },
  priceRange: `$${prices.perPerson} per person`,
  currenciesAccepted: 'USD',
  openingHoursSpecification: openingHours(business.hours, season),
  potentialAction: reserveAction(booking.defaultHref, booking.label),
});

/** Returns the company by name, for pages that only refer to it. */
export const businessName = ({ name }: Settings['business']): Thing => ({
  '@type': 'Organization',
  '@id': businessId,
  name,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
});

/** Returns the site with its search. */
export const websiteThing = ({ name, description }: Settings['business']): Thing => ({
  '@type': 'WebSite',
  '@id': websiteId,
  name,
  description,
  url: absolute('/'),
  inLanguage: 'en-US',
  publisher: reference(businessId),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/')}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
