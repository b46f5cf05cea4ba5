import { formError, formParts, type DocsOf } from '../kit/element/element-docs';
import type { survey } from './element';

export const docs: DocsOf<typeof survey> = {
  summary: 'The feedback survey after a tour. It saves what a visitor types until it is sent.',
  attributes: {
    tour: 'Slug of the tour.',
    date: 'Day of the tour, as `YYYY-MM-DD`.',
    name: "The guest's name.",
    email: "The guest's e-mail address.",
    prefill: "`query`: values of these names in the page's address win.",
  },
  events: {
    'cat-survey-sent': 'The answers were sent.',
    'cat-form-error': formError,
  },
  parts: formParts,
};
