import { css } from '#css/booking-calendar';
import { createElement } from 'react';
import { flag, integer, oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { BookingCalendar } from './booking-calendar';
import { config, hash, sad, schedules, season } from './data';

const attributes = {
  /** Slug of the one tour to show; none: all. */
  tour: oneOf(schedules.map(({ slug }) => slug) as TourSlug[], ''),
  /** The booking provider's number instead, for anything else that is sold there. */
  'item-id': integer(0, 1),
  /** The booking provider's flow; none: ours. */
  'flow-id': integer(0, 1),
  /** On our own site: `?itemId=` in the page's address chooses the item. */
  query: flag(),
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: text(),
};

/**
 * Departures of the coming weeks, and the booking provider's live calendar.
 *
 * @csspart title - the heading
 * @csspart card - the box of the live calendar
 * @csspart button - what books and what loads
 * @csspart error - shown when the live calendar could not be loaded
 * @fires cat-booking-start
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
