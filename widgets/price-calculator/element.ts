import { css } from '#css/price-calculator';
import { createElement } from 'react';
import { integer } from '../kit/attributes';
import { define } from '../kit/define';
import { MAX_GUESTS, MIN_GUESTS } from '../kit/model/price';
import { config, hash, prices } from './data';
import { PriceCalculator, type PriceChange } from './price-calculator';

/**
 * `<cat-price-calculator>`: what a private tour costs for a number of guests.
 *
 * @attr guests - the number to start with, 1 to 30; default 8
 * @event cat-price-change - the visitor changed the number of guests; detail `{ guests, total }`, total in US dollars
 * @csspart card - the bill
 * @csspart title - its heading
 * @csspart field - the number field
 * @csspart button - the link to the contact page
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const priceCalculator = define({
  tag: 'cat-price-calculator',
  attributes: { guests: integer(8, MIN_GUESTS, MAX_GUESTS) },
  config,
  hash,
  css,
  edition: () => import('#css/price-calculator-edition'),
  component: ({ guests }: { guests: number }) => createElement(PriceCalculator, { guests, prices }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-price-calculator': HTMLElement & { guests: number };
  }
  interface HTMLElementEventMap {
    'cat-price-change': CustomEvent<PriceChange>;
  }
}
