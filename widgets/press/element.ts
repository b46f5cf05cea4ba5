import { css } from '#css/press';
import { createElement } from 'react';
import { oneOf } from '../kit/attributes';
import { define } from '../kit/define';
import { articles, logos } from './coverage';
import { config, hash } from './data';
import { Press, shows, type Show } from './press';

/**
 * `<cat-press>`: who has reported about the tours.
 *
 * @attr show - `logos`: the outlets' names in one strip (default); `articles`: what they wrote, with links
 * @csspart card - one article
 * @csspart image - one outlet of the strip
 * @csspart title - an article's headline
 * @csspart meta - where and when it appeared
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const press = define({
  tag: 'cat-press',
  attributes: { show: oneOf(shows, 'logos') },
  config,
  hash,
  css,
  edition: () => import('#css/press-edition'),
  prepare: () => Promise.all([logos.load('all'), articles.load('all')]),
  component: ({ show }: { show: Show }) => createElement(Press, { show, logos, articles }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-press': HTMLElement & { show: Show };
  }
}
