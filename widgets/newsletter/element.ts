import { css } from '#css/newsletter';
import { createElement } from 'react';
import { flag } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { subscription, validate } from '../kit/services/newsletter/index';
import { config, hash, picture, texts } from './data';
import { Newsletter } from './newsletter';

const attributes = {
  /** The fields alone; heading, text and picture are the page's. */
  bare: flag(),
};

/**
 * Signs up for our letter, at our mailing-list provider, in a tab of its own.
 *
 * @csspart card - the whole coupon
 * @csspart title - its heading
 * @csspart field - a field
 * @csspart button - the button
 */
export const newsletter = define({
  tag: 'cat-newsletter',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/newsletter-edition'),
  component: ({ bare }) =>
    createElement(Newsletter, { bare, texts, picture, list: subscription(), onFirstFocus: validate }),
});
