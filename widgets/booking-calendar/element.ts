import { css } from '#css/booking-calendar';
import { createElement } from 'react';
import { flag, integer, oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TagElement } from '../kit/element/embed-context';
import type { BookingStart } from '../kit/booking/use-booking';
import type { TourSlug } from '../kit/model/tour';
import { BookingCalendar } from './booking-calendar';
import { config, hash, sad, schedules, season } from './data';

const attributes = {
  /** Slug of one tour: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`; default all. */
  tour: oneOf(schedules.map(({ slug }) => slug) as TourSlug[], ''),
  /** The booking provider's number instead, for anything else that is sold there. */
  'item-id': integer(0, 1),
  /** The booking provider's flow; default ours. */
  'flow-id': integer(0, 1),
  /** On our own site: `?itemId=` in the page's address chooses the item. */
  query: flag(),
};

/**
 * `<cat-booking-calendar>`: when the walks of the next 30 days leave, and the booking provider's live calendar.
 *
 * @csspart title - the heading
 * @csspart card - the box of the live calendar
 * @csspart button - what books and what loads
 * @csspart error - what stands there when the live calendar could not be loaded
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const bookingCalendar = define({
  tag: 'cat-booking-calendar',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/booking-calendar-edition'),
  component: (props) =>
    createElement(BookingCalendar, {
      tour: props.tour,
      item: props.itemId || undefined,
      flow: props.flowId || undefined,
      query: props.query,
      schedules,
      season,
      sad,
    }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-booking-calendar': TagElement<typeof attributes>;
  }
  interface HTMLElementEventMap {
    /** The visitor opened the provider's calendar, or went into its frame. */
    'cat-booking-start': CustomEvent<BookingStart>;
  }
}
