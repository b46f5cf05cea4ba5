import { css } from '#css/testimonials';
import { createElement } from 'react';
import { flag, oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { quotes, speakers } from './quotes';
import { Testimonials } from './testimonials';

const attributes = {
  /** Group of quotes: by `guests` of all tours, by those of one tour, or what the `press-kit` has. */
  of: oneOf(speakers, 'guests'),
  /** The next one comes only when it is asked for. */
  still: flag(),
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: text(),
};

/**
 * Quotes of guests, one at a time; the next comes after a while, or when it is asked for.
 *
 * @csspart card - one quote
 * @csspart button - previous, next, pause
 */
export const testimonials = define({
  tag: 'cat-testimonials',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/testimonials-edition'),
  prepare: () => Promise.all(speakers.map(quotes.load)),
  component: ({ of, still }) => createElement(Testimonials, { quotes, of, still }),
});
