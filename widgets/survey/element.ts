import { css } from '#css/survey';
import { createElement } from 'react';
import { oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { TOUR_TYPES } from '../kit/model/forms/survey-choices';
import type { TourSlug } from '../kit/model/tour';
import { config, hash } from './data';
import { Survey } from './survey';

const attributes = {
  tour: oneOf(Object.keys(TOUR_TYPES) as TourSlug[], ''),
  date: text(),
  name: text(),
  email: text(),
  prefill: oneOf(['query'], ''),
};

export const survey = define({
  tag: 'cat-survey',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/survey-edition'),
  component: ({ prefill, tour, date, name, email }) =>
    createElement(Survey, {
      given: Object.fromEntries(Object.entries({ tour, date, name, email }).filter(([, value]) => value)),
      fromQuery: prefill === 'query',
    }),
});

declare global {
  interface HTMLElementEventMap {
    'cat-survey-sent': CustomEvent<null>;
  }
}
