import { LANG, type DocsOf } from '../kit/element/element-docs';
import type { testimonials } from './element';

export const docs: DocsOf<typeof testimonials> = {
  summary: 'Quotes of guests, one at a time; the next comes after a while or on request.',
  attributes: {
    of: 'Group of quotes: by `guests` of all tours, by those of one tour, or what the `press-kit` has.',
    still: 'The next quote comes only on request.',
    lang: LANG,
  },
  parts: {
    card: 'one quote',
    button: 'previous, next, pause',
  },
};
