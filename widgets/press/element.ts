import { css } from '#css/press';
import { createElement } from 'react';
import { oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { articles, logos } from './coverage';
import { config, hash } from './data';
import { Press, shows } from './press';

const attributes = {
  /** `logos`: the outlets' names in one strip; `articles`: what they wrote, with links. */
  show: oneOf(shows, 'logos'),
};

/**
 * Reports about the tours.
 *
 * @csspart card - one article
 * @csspart image - one outlet of the strip
 * @csspart title - an article's headline
 * @csspart meta - where and when it appeared
 */
export const press = define({
  tag: 'cat-press',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/press-edition'),
  prepare: () => Promise.all([logos.load('all'), articles.load('all')]),
  component: ({ show }) => createElement(Press, { show, logos, articles }),
});
