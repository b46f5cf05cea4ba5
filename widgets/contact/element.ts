import { css } from '#css/contact';
import { createElement } from 'react';
import { text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TagElement } from '../kit/element/embed-context';
import type { FormError } from '../kit/forms/form-plan';
import { Contact } from './contact';
import { config, hash } from './data';

const attributes = {
  /** Text of the message at first; the visitor may change it. */
  message: text(),
};

/**
 * `<cat-contact>`: a form to write to us, sent by our e-mail service. What a visitor types is kept until it is sent.
 *
 * @csspart field - a field
 * @csspart error - what is wrong with a field
 * @csspart button - a button
 * @csspart card - the panel that thanks
 * @csspart title - its heading
 * @slot - shown instead when the widget cannot run: put a link there
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
  interface HTMLElementTagNameMap {
    'cat-contact': TagElement<typeof attributes>;
  }
  interface HTMLElementEventMap {
    /** The message has arrived. */
    'cat-contact-sent': CustomEvent<null>;
    /** A press of the button did not send: names only, nothing that was typed. */
    'cat-form-error': CustomEvent<FormError>;
  }
}
