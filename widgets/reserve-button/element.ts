import { css } from '#css/reserve-button';
import { createElement } from 'react';
import { flag, integer, text } from '../kit/attributes';
import { define } from '../kit/define';
import { report } from '../kit/report';
import type { BookingStart } from '../kit/ui/use-booking';
import { ariaLabel, config, defaultHref, hash, items, label as standing } from './data';
import { ReserveButton, type ReserveClick } from './reserve-button';

/**
 * `<cat-reserve-button>`: one button that reserves.
 *
 * @attr tour - slug of the tour whose calendar it opens: `brooklyn-heights`, `financial-district`, `lower-east-side`
 * @attr item-id - the booking provider's number instead, for anything else that is sold there
 * @attr href - where it leads without either: a page of our site or a full address; default `/booking`
 * @attr label - its words; default `Reserve Your Spot`
 * @attr lightframe - opens the calendar over the page where that is possible, instead of in a new tab
 * @event cat-booking-start - the visitor opened the provider's calendar; detail `{ tour, item, partner, way }`
 * @event cat-reserve-click - a button without tour and item was pressed; cancel it to do something else; detail `{ href }`
 * @csspart button - the button
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const reserveButton = define({
  tag: 'cat-reserve-button',
  attributes: {
    tour: text(),
    'item-id': integer(0, 1),
    href: text(defaultHref),
    label: text(standing),
    lightframe: flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/reserve-button-edition'),
  component: (props: { tour: string; itemId: number; href: string; label: string; lightframe: boolean }) => {
    const tour = Object.hasOwn(items, props.tour) ? items[props.tour] : undefined;
    if (props.tour && !tour) report('cat-reserve-button', `tour="${props.tour}" is not a tour`);
    const label = props.label || standing;
    return createElement(ReserveButton, {
      tour: tour ? props.tour : '',
      item: props.itemId || tour?.item,
      label,
      spoken: spoken(label, tour?.title),
      href: props.href,
      over: props.lightframe,
    });
  },
});

/** The standing sentence for the standing label; the tour's name behind any other, so that buttons differ. */
const spoken = (label: string, title?: string): string | undefined =>
  label === standing ? ariaLabel : title && `${label}: ${title}`;

declare global {
  interface HTMLElementTagNameMap {
    'cat-reserve-button': HTMLElement & {
      tour: string;
      itemId: number;
      href: string;
      label: string;
      lightframe: boolean;
    };
  }
  interface HTMLElementEventMap {
    'cat-booking-start': CustomEvent<BookingStart>;
    'cat-reserve-click': CustomEvent<ReserveClick>;
  }
}
