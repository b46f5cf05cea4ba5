import { describe, expect, it } from 'vitest';
import { items as ofContact } from '#content/faq-contact';
import { items as ofLowerEastSide } from '#content/faq-lower-east-side';
import { items as ofPrivateTours } from '#content/faq-private-tours';
import { items as ofTours } from '#content/faq-tours';
import * as album from '#content/gallery';
import { page as about } from '#content/page-about';
import { posts } from '#content/posts';
import { business, claims, prices } from '#content/settings';
import * as testimonials from '#content/testimonials';
import { tour as walk } from '#content/tour-brooklyn-heights';
import { tours } from '#content/tours';
import { seoMeta } from '../../../site/prerender/html/seo-meta';
import { everyAddress } from '../../../site/routes';
import { absolute } from '../../../site/seo/head';
import { graphJson, type Thing } from '../../../site/seo/structured-data/thing';

const paths = await everyAddress();
const pages = await Promise.all(
  paths.map(async (path) => ({ path, graph: (await seoMeta(path)).facts.graph })),
);
const graphOf = (address: string) => pages.find(({ path }) => path === address)!.graph;

const types = (thing: Thing): string[] => [thing['@type']].flat() as string[];
const ofType = (graph: readonly Thing[], type: string) =>
  graph.filter((thing) => types(thing).includes(type));

/** Yields every value with the name of its property. */
function* values(value: unknown, name = ''): Generator<[name: string, value: unknown]> {
  yield [name, value];
  if (Array.isArray(value)) for (const item of value) yield* values(item, name);
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* values(item, key);
}

/** Required properties by type: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, readonly (string | readonly string[])[]> = {
  LocalBusiness: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['name', 'item']],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'image', ['offers', 'aggregateRating', 'review']],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', ['reviewCount', 'ratingCount']],
  TouristTrip: ['name', 'description', 'provider'],
  ReserveAction: ['target'],
  EntryPoint: ['urlTemplate'],
  ImageObject: ['contentUrl'],
};
/** Teasers in a list need fewer properties. */
const articleNeeds = ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'];

function missing(graph: readonly Thing[]): string[] {
  const lacks: string[] = [];
  const check = (thing: Thing, type: string, needs: readonly (string | readonly string[])[]) => {
    for (const need of needs) {
      const anyOf = [need].flat() as string[];
      if (!anyOf.some((name) => thing[name] !== undefined && thing[name] !== ''))
        lacks.push(`${type} ${String(thing['name'] ?? '')} lacks ${anyOf.join(' or ')}`);
    }
  };
  for (const [, value] of values(graph)) {
    if (!value || typeof value !== 'object' || !('@type' in value)) continue;
    for (const type of types(value as Thing)) check(value as Thing, type, required[type] ?? []);
  }
  for (const post of ofType(graph, 'BlogPosting')) check(post, 'BlogPosting', articleNeeds);
  return lacks;
}

describe('structured data', () => {
  it.each(pages)('$path has all properties that search engines require', ({ graph }) => {
    expect(graph.length).toBeGreaterThan(2);
    expect(missing(graph)).toEqual([]);
  });

  it.each(pages)('$path has absolute addresses and no duplicates', ({ graph }) => {
    const wrong = [...values(graph)].filter(
      ([name, value]) =>
        /^(url|item|image|logo|contentUrl|@id|urlTemplate|availability|sameAs)$/.test(name) &&
        typeof value === 'string' &&
        !/^https?:\/\//.test(value),
    );
    expect(wrong).toEqual([]);
    const ids = graph.map((thing) => thing['@id']).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(pages)('$path refers only to its own nodes', ({ graph }) => {
    const ids = new Set(graph.map((thing) => thing['@id']));
    const dangling = [...values(graph)].filter(
      ([, value]) =>
        value &&
        typeof value === 'object' &&
        Object.keys(value).join() === '@id' &&
        !ids.has((value as Thing)['@id']),
    );
    expect(dangling).toEqual([]);
  });

  it('rates the tours, never the company', () => {
    const rated = new Map<string, number>();
    for (const [, value] of values(pages.map(({ graph }) => graph)))
      if (value && typeof value === 'object' && 'aggregateRating' in value)
        for (const type of types(value as unknown as Thing)) rated.set(type, (rated.get(type) ?? 0) + 1);
    expect([...rated.entries()].sort()).toEqual(
      ['Product', 'Service', 'TouristTrip'].map((type) => [type, tours.length]),
    );
  });

  it('keeps sample testimonials out', () => {
    const text = JSON.stringify(pages);
    const quotes = [...values(testimonials)].filter(([name]) => name === 'quote').map(([, quote]) => quote);
    expect(quotes.filter((quote) => text.includes(JSON.stringify(quote).slice(1, 40)))).toEqual([]);
    expect(text).not.toContain('"Review"');
  });

  it('gives the company its hours and a way to reserve', () => {
    const { days, opens, closes } = business.hours;
    const [company] = ofType(graphOf('/'), 'LocalBusiness');
    expect(company).toMatchObject({
      name: business.name,
      openingHoursSpecification: { dayOfWeek: days, opens, closes },
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: absolute('/booking') } },
    });
  });

  it('gives a tour its price, length, hours, meeting point, stops and rating', () => {
    const { meetingPoint, stops, structured } = walk;
    const { duration, hours } = structured;
    const { itemId } = tours.find(({ slug }) => slug === walk.slug)!;
    const [tour] = ofType(graphOf('/tours/brooklyn-heights'), 'TouristTrip');
    expect(tour).toMatchObject({
      '@id': `${absolute('/tours/brooklyn-heights')}#tour`,
      offers: {
        price: String(prices.perPerson),
        priceCurrency: 'USD',
        priceSpecification: { price: String(prices.perPerson), priceCurrency: 'USD', unitText: 'person' },
      },
      hoursAvailable: { dayOfWeek: hours!.days, opens: hours!.opens },
      tripOrigin: { name: meetingPoint.name, address: { addressLocality: meetingPoint.locality } },
      aggregateRating: { ratingValue: claims.rating, reviewCount: claims.reviews },
      potentialAction: { target: { urlTemplate: absolute(`/booking?itemId=${itemId}`) } },
    });
    expect(tour!['additionalProperty']).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Duration',
      value: duration,
    });
    expect(tour!['itinerary']).toMatchObject({ itemListElement: { length: stops.length } });
  });

  it('offers private tours from their minimum, without a meeting point', () => {
    const [tour] = ofType(graphOf('/tours/private-tours'), 'TouristTrip');
    expect(tour).toMatchObject({
      offers: {
        price: String(prices.privateMinimum),
        eligibleQuantity: { maxValue: prices.privateIncluded },
      },
      potentialAction: { target: { urlTemplate: absolute('/contact') } },
    });
    expect(tour).not.toHaveProperty('tripOrigin');
    expect(tour).not.toHaveProperty('itinerary');
  });

  it('has breadcrumbs on every page', () => {
    const trail = (path: string) =>
      ofType(graphOf(path), 'BreadcrumbList').flatMap(({ itemListElement }) =>
        (itemListElement as { name: string }[]).map(({ name }) => name),
      );
    expect(trail('/')).toEqual([]);
    expect(trail('/about')).toEqual(['Home', about.meta.title]);
    expect(trail('/tours/brooklyn-heights')).toEqual(['Home', 'Tours', walk.title]);
    const { id, category, title } = posts[0]!;
    expect(trail(`/blog/${id}`)).toEqual(['Home', 'Blog', category, title]);
  });

  it.each([
    ['/tours', ofTours],
    ['/contact', ofContact],
    ['/tours/private-tours', ofPrivateTours],
    ['/tours/lower-east-side', ofLowerEastSide],
  ])('%s carries its questions', (path, questions) => {
    const [faq] = ofType(graphOf(path), 'FAQPage');
    expect((faq!['mainEntity'] as Thing[]).map(({ name }) => name)).toEqual(
      questions.map(({ question }) => question),
    );
  });

  it('lists tours, posts and pictures', () => {
    expect(ofType(graphOf('/tours'), 'ItemList')[0]!['itemListElement']).toHaveLength(tours.length);
    expect(ofType(graphOf('/blog'), 'Blog')[0]!['blogPost']).toHaveLength(posts.length);
    expect(ofType(graphOf('/gallery'), 'ImageGallery')[0]!['associatedMedia']).toHaveLength(
      album.tours.length + album.fans.length,
    );
  });

  it('escapes texts that would end the script', () => {
    const evil = '</script><!-- & \u2028';
    const text = graphJson([{ '@type': 'Thing', name: evil }]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(evil);
  });

  it('is absent at an unknown address', async () => {
    expect((await seoMeta('/404')).facts.graph).toEqual([]);
  });
});
