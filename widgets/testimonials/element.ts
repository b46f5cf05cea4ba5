import { css } from '#css/testimonials';
import { flag, oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { quotes, quoteGroups } from './quotes';
import { Testimonials } from './testimonials';

export const testimonials = define({
  tag: 'cat-testimonials',
  attributes: {
    of: oneOf(quoteGroups, 'guests'),
    still: flag(),
    lang: text(),
  },
  config,
  hash,
  languages: () => import('../languages/load-messages'),
  css,
  edition: () => import('#css/testimonials-edition'),
  loadData: () => Promise.all(quoteGroups.map(quotes.load)),
  waitsFor: ({ of }) => quotes.loadMissing(of),
  component: Testimonials,
});
