import { css } from '#css/tour-list';
import { createElement } from 'react';
import { flag, oneOf, text, words } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { cards, config, hash, none, pictures } from './data';
import { layouts } from './tour-card';
import { TourList } from './tour-list';

const loadDescriptions = async () => (await import('#content/tour-descriptions')).descriptions;

const attributes = {
  /** Slugs of the tours to show, in this order; none: all. */
  tours: words<TourSlug>(),
  /** `list` is for wide columns, `compact` for sidebars. */
  layout: oneOf(layouts, 'cards'),
  /** Leaves the search box out. */
  'no-search': flag(),
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: text(),
};

/**
 * The tours with a live search, each with its price and a way to book it.
 *
 * @csspart card - one tour
 * @csspart image - its picture
 * @csspart title - its name
 * @csspart detail - duration and price behind it
 * @csspart teaser - what it is about
 * @csspart meta - when and how many
 * @csspart button - what books it
 * @csspart search - what is searched by: label, field and button
 * @csspart field - the field in it
 * @csspart credit - whose tours these are
 * @fires cat-booking-start
 */
export const tourList = define({
  tag: 'cat-tour-list',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/tour-list-edition'),
  component: (props) =>
    createElement(TourList, {
      tours: cards,
      loadDescriptions,
      pictures,
      none,
      only: props.tours,
      layout: props.layout,
      noSearch: props.noSearch,
    }),
});
