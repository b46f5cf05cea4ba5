import { css } from '#css/route-map';
import { oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { config, hash, modules } from './data';
import { RouteMap, walks } from './route-map';

// A private tour has no walk of its own.
const tours = Object.keys(modules) as Exclude<TourSlug, 'private-tours'>[];

export const routeMap = define({
  tag: 'cat-route-map',
  attributes: {
    tour: oneOf(tours, tours[0]!),
    lang: text(),
  },
  config,
  hash,
  languages: () => import('../languages/load-messages'),
  css,
  edition: () => import('#css/route-map-edition'),
  loadData: () => Promise.all(tours.map(walks.load)),
  waitsFor: ({ tour }) => walks.loadMissing(tour),
  component: RouteMap,
});
