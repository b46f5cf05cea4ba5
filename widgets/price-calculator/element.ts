import { css } from '#css/price-calculator';
import { createElement } from 'react';
import { integer, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { MAX_GUESTS, MIN_GUESTS } from '../kit/private-tour/price';
import { config, hash } from './data';
import { PriceCalculator } from './price-calculator';

export const priceCalculator = define({
  tag: 'cat-price-calculator',
  attributes: {
    guests: integer(8, MIN_GUESTS, MAX_GUESTS),
    lang: text(),
  },
  config,
  hash,
  languages: () => import('../languages/load-messages'),
  css,
  edition: () => import('#css/price-calculator-edition'),
  component: ({ guests }) => createElement(PriceCalculator, { key: guests, guests }),
});

declare global {
  interface HTMLElementEventMap {
    'cat-price-change': CustomEvent<{ guests: number; total: number }>;
  }
}
