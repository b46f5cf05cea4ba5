import { css } from '#css/faq';
import { flag, oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { Faq, topicNames, topics } from './faq';

export const faq = define({
  tag: 'cat-faq',
  attributes: {
    topic: oneOf(topicNames, 'tours'),
    open: flag(),
    exclusive: flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/faq-edition'),
  loadData: () => Promise.all(topicNames.map(topics.load)),
  waitsFor: ({ topic }) => topics.loadMissing(topic),
  component: Faq,
});

declare global {
  interface HTMLElementEventMap {
    'cat-question-open': CustomEvent<{ question: string }>;
  }
}
