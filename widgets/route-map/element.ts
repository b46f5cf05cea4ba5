import { css } from '#css/route-map';
import { createElement } from 'react';
import { oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { query } from '../kit/data/query';
import type { TourSlug } from '../kit/model/tour';
import { config, hash, modules } from './data';
import { RouteMap } from './route-map';

// A private tour has no walk of its own.
const tours = Object.keys(modules) as Exclude<TourSlug, 'private-tours'>[];
const sheets = query(async (tour: string) => (await modules[tour]!()).sheet);

const attributes = {
  /** Slug of the walk; none: the first. */
  tour: oneOf(tours, tours[0]!),
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: text(),
};

/**
 * The map of a walk with its stops; a small cat walks to the stop that is being read.
 *
 * @csspart map - the map and what stands below it
 * @csspart stop - one stop of the list
 */
export const routeMap = define({
  tag: 'cat-route-map',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/route-map-edition'),
  prepare: () => Promise.all(tours.map(sheets.load)),
  component: ({ tour }) => createElement(RouteMap, { tour, sheets }),
});
