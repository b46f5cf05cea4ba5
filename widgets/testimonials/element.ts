import { css } from '#css/testimonials';
import { createElement } from 'react';
import { flag, oneOf } from '../kit/attributes';
import { contentByName } from '../kit/content-by-name';
import { define } from '../kit/define';
import { toQuote, type Quote } from './quote';
import { Testimonials } from './testimonials';

const modules = {
  guests: () => import('#content/quotes-guests'),
  'brooklyn-heights': () => import('#content/quotes-brooklyn-heights'),
  'financial-district': () => import('#content/quotes-financial-district'),
  'lower-east-side': () => import('#content/quotes-lower-east-side'),
  'private-tours': () => import('#content/quotes-private-tours'),
  'press-kit': () => import('#content/quotes-press-kit'),
};
type Of = keyof typeof modules;
const names = Object.keys(modules) as Of[];

const quotes = contentByName<Of, readonly Quote[]>(names, async (name) =>
  (await modules[name]()).quotes.map(toQuote),
);

/**
 * `<cat-testimonials>`: what guests said, one at a time; the next comes after eight seconds, or when it is asked for.
 *
 * @attr of - whose words: `guests` of all tours (default), of one tour (`brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`), or `press-kit`
 * @attr still - the next one comes only when it is asked for
 * @csspart card - one quote
 * @csspart button - previous, next, pause
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const testimonials = define({
  tag: 'cat-testimonials',
  attributes: { of: oneOf(names, 'guests'), still: flag() },
  css,
  edition: () => import('#css/testimonials-edition'),
  prepare: quotes.fetchAll,
  component: ({ of, still }: { of: Of; still: boolean }) =>
    createElement(Testimonials, { quotes, of, still }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-testimonials': HTMLElement & { of: Of; still: boolean };
  }
}
