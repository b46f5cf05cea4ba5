import { css } from '#css/survey';
import { createElement } from 'react';
import { oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { TOUR_TYPES } from '../kit/model/forms/survey-choices';
import type { TourSlug } from '../kit/model/tour';
import { config, hash } from './data';
import { Survey } from './survey';

const attributes = {
  /** Slug of the tour that was taken. */
  tour: oneOf(Object.keys(TOUR_TYPES) as TourSlug[], ''),
  /** Day of the tour, as `YYYY-MM-DD`. */
  date: text(),
  /** The guest's name. */
  name: text(),
  /** The guest's e-mail address. */
  email: text(),
  /** `query`: texts by these names are also read from the page's address, and go before. */
  prefill: oneOf(['query'], ''),
};

/**
 * The feedback survey after a tour. What a visitor types is kept until it is sent.
 *
 * @csspart field - a field
 * @csspart error - what is wrong with a field
 * @csspart button - a button
 * @csspart card - the panel that thanks
 * @csspart title - its heading
 * @fires cat-form-error
 */
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
    /** The answers have arrived. */
    'cat-survey-sent': CustomEvent<null>;
  }
}
