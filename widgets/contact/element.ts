import { css } from '#css/contact';
import { text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { Contact } from './contact';
import { config, hash } from './data';

export const contact = define({
  tag: 'cat-contact',
  attributes: {
    message: text(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/contact-edition'),
  component: Contact,
});

declare global {
  interface HTMLElementEventMap {
    'cat-contact-sent': CustomEvent<null>;
  }
}
