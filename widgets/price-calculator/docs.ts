import { LANG, type DocsOf } from '../kit/element/element-docs';
import type { priceCalculator } from './element';

export const docs: DocsOf<typeof priceCalculator> = {
  summary: 'Price of a private tour for a number of guests.',
  attributes: {
    guests: 'The number to start with.',
    lang: LANG,
  },
  events: {
    'cat-price-change': 'The visitor changed the number of guests.',
  },
  parts: {
    card: 'the bill',
    title: 'its heading',
    field: 'the number field',
    button: 'the link to the contact page',
  },
};
