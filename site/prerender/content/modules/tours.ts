import { MONTHS } from '../../../../widgets/kit/schedule/calendar-names';
import type { Settings } from '../../../schema/settings';
import type { Content } from '../load';
import { routeSheet, tourCard, tourPage, tourPlaces, tourSchedule, tourSummary } from './tour-views';
import { dataModule, type GeneratedModule } from './write-module';
import { MODEL, SCHEDULE, SCHEMA, withLoaders, type Writer } from './writer';

/** Returns the module that says when the tours leave, and in which months. */
function scheduleModule(
  { from, to, firstDay, lastDay }: Settings['season'],
  tours: Content['tours'],
  type: Writer['type'],
): GeneratedModule {
  const month = (name: string) => MONTHS.indexOf(name) + 1;
  return dataModule(
    'tour-schedules',
    [type(['Season, TourSchedule', `${SCHEDULE}/departures`])],
    [
      { name: 'season', type: 'Season', value: { from: month(from), to: month(to), firstDay, lastDay } },
      {
        name: 'schedules',
        type: 'TourSchedule[]',
        value: tours.map(({ slug, data }) => tourSchedule(slug, data)),
      },
    ],
  );
}

/** Returns what pages and tags show of the tours, a module for each purpose. */
export function tourModules({ settings, tours }: Content, { type, one }: Writer): GeneratedModule[] {
  if (!settings) return [];
  const summaries = tours.map(({ slug, data }) => tourSummary(slug, data));
  return [
    one('tours', ['TourSummary', `${SCHEMA}/tour`], 'tours', summaries, true),
    one('tour-cards', ['TourCard', `${MODEL}/tour`], 'cards', summaries.map(tourCard), true),
    scheduleModule(settings.data.season, tours, type),
    one(
      'tour-places',
      ['WalkPlaces', `${SCHEMA}/before-you-book`],
      'places',
      tours.map(({ slug, data }) => tourPlaces(slug, data, settings.data)),
      true,
    ),
    one(
      'tour-items',
      ['TourItems', `${SCHEDULE}/departures`],
      'items',
      Object.fromEntries(tours.map(({ slug, data: { itemId, title } }) => [slug, { item: itemId, title }])),
    ),
    one(
      'tour-descriptions',
      ['TourDescriptions', `${MODEL}/tour`],
      'descriptions',
      Object.fromEntries(summaries.map(({ slug, description }) => [slug, description])),
    ),
    withLoaders(
      dataModule('tour-pages', [type(['TourPage', `${SCHEMA}/tour`])], []),
      'Record<string, () => Promise<{ tour: TourPage }>>',
      tours.map(({ slug }) => [slug, `tour-${slug}`]),
    ),
    // What they lead to is written from the keys in a tour's module, once the pictures are known.
    withLoaders(
      dataModule('tour-prints', [type(['FindPicture', `${MODEL}/post`])], []),
      'Record<string, () => Promise<{ findPicture: FindPicture }>>',
      tours.map(({ slug }) => [slug, `pictures-of-tour-${slug}`]),
    ),
    ...tours.map(({ slug, data }) =>
      one(`tour-${slug}`, ['TourPage', `${SCHEMA}/tour`], 'tour', tourPage(slug, data, settings.data)),
    ),
  ];
}

/**
 * Returns the map of each walk in a module of its own: a tag shows one of them. A public walk whose stops are not listed
 * yet has one as well, or a tag that asks for it would show another.
 */
export function routeModules({ tours }: Content, { one, models }: Writer): GeneratedModule[] {
  const walks = tours.filter(({ data }) => data.stops.length > 0 || !data.byArrangement);
  return [
    withLoaders(
      dataModule('routes', [`import type { RouteSheet } from '${models}/route';`], []),
      'Record<string, (again?: string) => Promise<{ sheet: RouteSheet }>>',
      walks.map(({ slug }) => [slug, `route-${slug}`]),
    ),
    ...walks.map(({ slug, data }) =>
      one(`route-${slug}`, ['RouteSheet', `${MODEL}/route`], 'sheet', routeSheet(slug, data)),
    ),
  ];
}
