import type { DocsOf } from '../kit/element/element-docs';
import type { newsletter } from './element';

export const docs: DocsOf<typeof newsletter> = {
  summary: 'A sign-up for our newsletter, which our mailing-list provider confirms in a tab of its own.',
  attributes: {
    bare: 'The fields alone; the page brings heading, text and picture.',
  },
  events: {
    'cat-newsletter-sent': 'The sign-up was sent to our mailing-list provider in a tab of its own.',
  },
  parts: {
    card: 'the whole coupon',
    title: 'its heading',
    field: 'a field',
    button: 'the button',
  },
};
