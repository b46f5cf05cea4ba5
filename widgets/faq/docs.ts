import type { DocsOf } from '../kit/element/element-docs';
import type { faq } from './element';

export const docs: DocsOf<typeof faq> = {
  summary: 'Questions and answers that unfold, each with an address of its own: `#faq-` and its words.',
  attributes: {
    topic:
      'Group of questions: about tours of all kinds, by those who write to us or report about us, or about one tour.',
    open: 'The first answer starts open.',
    exclusive: 'Opening one answer closes the others.',
  },
  events: {
    'cat-question-open': 'The visitor opened a question.',
  },
  parts: {
    card: 'one question with its answer',
    title: 'the question',
  },
};
