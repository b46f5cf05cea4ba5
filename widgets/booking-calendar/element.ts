import { css } from '#css/booking-calendar';
import { createElement } from 'react';
import { flag, integer, text } from '../kit/attributes';
import { define } from '../kit/define';
import type { BookingStart } from '../kit/ui/use-booking';
import { BookingCalendar } from './booking-calendar';
import { config, hash, sad, schedules, season } from './data';

/**
 * `<cat-booking-calendar>`: when the walks of the next 30 days leave, and the booking provider's live calendar.
 *
 * @attr tour - slug of one tour: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`; default all
 * @attr item-id - the booking provider's number instead, for anything else that is sold there
 * @attr flow-id - the booking provider's flow; default ours
 * @attr query - on our own site: `?itemId=` in the page's address chooses the item
 * @event cat-booking-start - the visitor opened the provider's calendar, or went into its frame; detail `{ tour, item, partner, way }`
 * @csspart title - the heading
 * @csspart card - the box of the live calendar
 * @csspart button - what books and what loads
 * @csspart error - what stands there when the live calendar could not be loaded
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const bookingCalendar = define({
  tag: 'cat-booking-calendar',
  attributes: {
    tour: text(),
    'item-id': integer(0, 1),
    'flow-id': integer(0, 1),
    query: flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/booking-calendar-edition'),
  component: (props: { tour: string; itemId: number; flowId: number; query: boolean }) =>
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
    'cat-booking-calendar': HTMLElement & {
      tour: string;
      itemId: number;
      flowId: number;
      query: boolean;
    };
  }
  interface HTMLElementEventMap {
    'cat-booking-start': CustomEvent<BookingStart>;
  }
}
