import { css } from '#css/price-calculator';
import { createElement } from 'react';
import { integer, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { MAX_GUESTS, MIN_GUESTS } from '../kit/model/price';
import { config, hash, prices } from './data';
import { PriceCalculator, type PriceChange } from './price-calculator';

const attributes = {
  /** The number to start with. */
  guests: integer(8, MIN_GUESTS, MAX_GUESTS),
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: text(),
};

/**
 * Price of a private tour for a number of guests.
 *
 * @csspart card - the bill
 * @csspart title - its heading
 * @csspart field - the number field
 * @csspart button - the link to the contact page
 */
export const priceCalculator = define({
  tag: 'cat-price-calculator',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/price-calculator-edition'),
  component: ({ guests }) => createElement(PriceCalculator, { guests, prices }),
});

declare global {
  interface HTMLElementEventMap {
    /** The visitor changed the number of guests. */
    'cat-price-change': CustomEvent<PriceChange>;
  }
}
