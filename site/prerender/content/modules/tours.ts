import { MONTHS } from '../../../../widgets/kit/schedule/calendar-names';
import type { Content } from '../load';
import { walkOf, tourCard, tourPage, tourPlaces, tourSchedule, tourSummary } from './tour-views';
import { dataModule, MODEL, one, SCHEDULE, SCHEMA, typeImport, withLoaders } from './writer';
import type { GeneratedModule } from './writer';

export function tourModules({ settings, tours }: Content): GeneratedModule[] {
  const { data } = settings!;
  const { from, to, firstDay, lastDay } = data.season;
  const season = { from: MONTHS.indexOf(from) + 1, to: MONTHS.indexOf(to) + 1, firstDay, lastDay };
  const summaries = tours.map((tour) => tourSummary(tour.slug, tour.data));
  const links = summaries.map(({ url, place }) => ({ href: url, label: place }));
  const cards = tours.map((tour) => tourCard(tour.slug, tour.data, data.prices));
  const places = tours.map((tour) => tourPlaces(tour.slug, tour.data, data));
  const bySlug = (valueOf: (tour: Content['tours'][number]) => unknown) =>
    Object.fromEntries(tours.map((tour) => [tour.slug, valueOf(tour)]));
  const items = bySlug(({ data: { itemId, title } }) => ({ item: itemId, title }));
  const descriptions = bySlug((tour) => tour.data.description);
  return [
    one('tours', 'tours: TourSummary[]', `${SCHEMA}/tour`, summaries),
    one('tours-menu', 'tourLinks: Action[]', `${SCHEMA}/fields`, links),
    one('tour-cards', 'cards: TourCard[]', `${MODEL}/tour`, cards),
    dataModule('tour-schedules', typeImport('Season, TourSchedule', `${SCHEDULE}/departures`), {
      'season: Season': season,
      'schedules: TourSchedule[]': tours.map((tour) => tourSchedule(tour.slug, tour.data)),
    }),
    one('tour-places', 'places: WalkPlaces[]', `${SCHEMA}/before-you-book`, places),
    one('tour-items', 'items: TourItems', `${SCHEDULE}/departures`, items),
    one('tour-descriptions', 'descriptions: TourDescriptions', `${MODEL}/tour`, descriptions),
    withLoaders(
      dataModule('tour-pages', typeImport('TourPage', `${SCHEMA}/tour`), {}),
      'Record<string, () => Promise<{ tour: TourPage }>>',
      tours.map(({ slug }) => [slug, `tour-${slug}`]),
    ),
    // pictures/modules.ts writes the modules that these import.
    withLoaders(
      dataModule('tour-prints', typeImport('FindPicture', `${MODEL}/post`), {}),
      'Record<string, () => Promise<{ findPicture: FindPicture }>>',
      tours.map(({ slug }) => [slug, `pictures-of-tour-${slug}`]),
    ),
    ...tours.map((tour) =>
      one(`tour-${tour.slug}`, 'tour: TourPage', `${SCHEMA}/tour`, tourPage(tour.slug, tour.data, data)),
    ),
  ];
}

/** Returns a module for each walk's map, also for a public walk without stops, whose element must not show another map. */
export function walkModules({ tours }: Content): GeneratedModule[] {
  const walks = tours.filter(({ data }) => data.stops.length > 0 || !data.byArrangement);
  return [
    withLoaders(
      dataModule('walks', typeImport('Walk', `${MODEL}/walk-map`), {}),
      'Record<string, () => Promise<{ walk: Walk }>>',
      walks.map(({ slug }) => [slug, `walk-${slug}`]),
    ),
    ...walks.map(({ slug, data }) =>
      one(`walk-${slug}`, 'walk: Walk', `${MODEL}/walk-map`, walkOf(slug, data)),
    ),
  ];
}
