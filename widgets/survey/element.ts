import { css } from '#css/survey';
import { createElement } from 'react';
import { oneOf, text } from '../kit/attributes';
import { define } from '../kit/define';
import { config, hash } from './data';
import { Survey } from './survey';

interface Attributes {
  tour: string;
  date: string;
  name: string;
  email: string;
  prefill: '' | 'query';
}

/**
 * `<cat-survey>`: the feedback survey after a tour. What a visitor types is kept until it is sent.
 *
 * @attr tour - the tour that was taken: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`
 * @attr date - its day, as `YYYY-MM-DD`
 * @attr name - the guest's name
 * @attr email - the guest's e-mail address
 * @attr prefill - `query`: the same four names are also read from the page's address, and go before
 * @event cat-survey-sent - the answers have arrived; no detail
 * @event cat-form-error - a press of the button did not send; detail `{ form, code, fields }`: names only, nothing that was typed
 * @csspart field - a field
 * @csspart error - what is wrong with a field
 * @csspart button - a button
 * @csspart card - the panel that thanks
 * @csspart title - its heading
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const survey = define({
  tag: 'cat-survey',
  attributes: {
    tour: text(),
    date: text(),
    name: text(),
    email: text(),
    prefill: oneOf(['', 'query'], ''),
  },
  config,
  hash,
  css,
  edition: () => import('#css/survey-edition'),
  component: ({ prefill, tour, date, name, email }: Attributes) =>
    createElement(Survey, {
      given: Object.fromEntries(Object.entries({ tour, date, name, email }).filter(([, value]) => value)),
      fromQuery: prefill === 'query',
    }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-survey': HTMLElement & Attributes;
  }
  interface HTMLElementEventMap {
    'cat-survey-sent': CustomEvent<null>;
  }
}
