import { formError, formParts, type DocsOf } from '../kit/element/element-docs';
import type { contact } from './element';

export const docs: DocsOf<typeof contact> = {
  summary:
    'A form to write to us, sent by our e-mail service. It saves what a visitor types until it is sent.',
  attributes: {
    message: 'First text of the message; the visitor may change it.',
  },
  events: {
    'cat-contact-sent': 'The message was sent.',
    'cat-form-error': formError,
  },
  parts: formParts,
};
