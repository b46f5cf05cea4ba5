import { css } from '#css/contact';
import { createElement } from 'react';
import { text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { Contact } from './contact';
import { config, hash } from './data';

const attributes = {
  /** Text of the message at first; the visitor may change it. */
  message: text(),
};

/**
 * A form to write to us, sent by our e-mail service. What a visitor types is kept until it is sent.
 *
 * @csspart field - a field
 * @csspart error - what is wrong with a field
 * @csspart button - a button
 * @csspart card - the panel that thanks
 * @csspart title - its heading
 * @fires cat-form-error
 */
export const contact = define({
  tag: 'cat-contact',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/contact-edition'),
  component: (props) => createElement(Contact, props),
});

declare global {
  interface HTMLElementEventMap {
    /** The message has arrived. */
    'cat-contact-sent': CustomEvent<null>;
  }
}
