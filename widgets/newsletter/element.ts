import { css } from '#css/newsletter';
import { flag } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { Newsletter } from './newsletter';

export const newsletter = define({
  tag: 'cat-newsletter',
  attributes: {
    bare: flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/newsletter-edition'),
  component: Newsletter,
});

declare global {
  interface HTMLElementEventMap {
    'cat-newsletter-sent': CustomEvent<null>;
  }
}
