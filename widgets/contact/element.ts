import { css } from '#css/contact';
import { createElement } from 'react';
import { text } from '../kit/attributes';
import { define } from '../kit/define';
import type { FormError } from '../kit/ui/form-plan';
import { Contact } from './contact';
import { config, hash } from './data';

/**
 * `<cat-contact>`: a form to write to us, sent by our e-mail service. What a visitor types is kept until it is sent.
 *
 * @attr message - what the message starts with; the visitor may change it
 * @event cat-contact-sent - the message has arrived; no detail
 * @event cat-form-error - a press of the button did not send; detail `{ form, code, fields }`: names only, nothing that was typed
 * @csspart field - a field
 * @csspart error - what is wrong with a field
 * @csspart button - a button
 * @csspart card - the panel that thanks
 * @csspart title - its heading
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const contact = define({
  tag: 'cat-contact',
  attributes: { message: text() },
  config,
  hash,
  css,
  edition: () => import('#css/contact-edition'),
  component: (props: { message: string }) => createElement(Contact, props),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-contact': HTMLElement & { message: string };
  }
  interface HTMLElementEventMap {
    'cat-contact-sent': CustomEvent<null>;
    'cat-form-error': CustomEvent<FormError>;
  }
}
