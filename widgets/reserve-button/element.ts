import { css } from '#css/reserve-button';
import { createElement } from 'react';
import { flag, integer, oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { ariaLabel, config, defaultHref, hash, items, label as defaultLabel } from './data';
import { ReserveButton, type ReserveClick } from './reserve-button';

const attributes = {
  /** Slug of the tour whose calendar it opens. */
  tour: oneOf(Object.keys(items) as TourSlug[], ''),
  /** The booking provider's number instead, for anything else that is sold there. */
  'item-id': integer(0, 1),
  /** Address that it leads to without either: a page of our site or a full address. Without it: our booking page. */
  href: text(defaultHref),
  /** Words of the button. Without it: those of our own buttons. */
  label: text(defaultLabel),
  /** Opens the calendar over the page where that is possible, instead of in a new tab. */
  lightframe: flag(),
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: text(),
};

/**
 * One button that reserves.
 *
 * @csspart button - the button
 * @fires cat-booking-start
 */
export const reserveButton = define({
  tag: 'cat-reserve-button',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/reserve-button-edition'),
  component: (props) => {
    return createElement(ReserveButton, {
      tour: props.tour,
      item: props.itemId || items[props.tour]?.item,
      title: items[props.tour]?.title,
      label: props.label || defaultLabel,
      standing: { label: defaultLabel, spoken: ariaLabel },
      href: props.href,
      over: props.lightframe,
    });
  },
});

declare global {
  interface HTMLElementEventMap {
    /** A button without tour and item was pressed; cancel it to do something else. */
    'cat-reserve-click': CustomEvent<ReserveClick>;
  }
}
