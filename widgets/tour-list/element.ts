import { css } from '#css/tour-list';
import { createElement } from 'react';
import { flag, oneOf, words } from '../kit/attributes';
import { define } from '../kit/define';
import type { BookingStart } from '../kit/ui/use-booking';
import { cards, config, hash, pictures } from './data';
import { layouts, type Layout } from './tour-card';
import { TourList } from './tour-list';

const loadDescriptions = async () => (await import('#content/tour-descriptions')).descriptions;

/**
 * `<cat-tour-list>`: the tours with a live search, each with its price and a way to book it.
 *
 * @attr tours - slugs of the tours to show, in this order: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`; default all
 * @attr layout - `cards` (default), `list` for wide columns, `compact` for sidebars
 * @attr no-search - leaves the search box out
 * @event cat-booking-start - the visitor opened the provider's calendar; detail `{ tour, item, partner, way }`
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
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const tourList = define({
  tag: 'cat-tour-list',
  attributes: { tours: words(), layout: oneOf(layouts, 'cards'), 'no-search': flag() },
  config,
  hash,
  css,
  edition: () => import('#css/tour-list-edition'),
  component: (props: { tours: readonly string[]; layout: Layout; noSearch: boolean }) =>
    createElement(TourList, {
      tours: cards,
      loadDescriptions,
      pictures,
      only: props.tours,
      layout: props.layout,
      noSearch: props.noSearch,
    }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-tour-list': HTMLElement & { tours: string; layout: Layout; noSearch: boolean };
  }
  interface HTMLElementEventMap {
    'cat-booking-start': CustomEvent<BookingStart>;
  }
}
