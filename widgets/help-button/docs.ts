import type { DocsOf } from '../kit/element/element-docs';
import type { helpButton } from './element';

export const docs: DocsOf<typeof helpButton> = {
  summary:
    'A button that scrolls to a section of the page, such as the questions, and marks it for a moment with `data-marked`.',
  attributes: {
    label: 'Text of the button.',
    section: 'Id of the section.',
    missing: 'Text if the page has no such section.',
  },
  parts: {
    button: 'the button',
  },
};
