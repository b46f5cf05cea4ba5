import { css } from '#css/faq';
import { createElement } from 'react';
import { flag, oneOf } from '../kit/attributes';
import { define } from '../kit/define';
import { kept } from '../kit/hooks/kept';
import { config, hash, modules } from './data';
import { Faq } from './faq';

const topics = kept(async (topic: string, again) => (await modules[topic]!(again)).items);

/**
 * `<cat-faq>`: questions and answers that unfold, each with an address of its own: `#faq-` and its words.
 *
 * @attr topic - whose questions: `tours` (default), `contact`, `press-kit`, `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`
 * @attr open - the first answer is open at the start
 * @attr exclusive - opening one answer closes the others
 * @csspart card - one question with its answer
 * @csspart title - the question
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const faq = define({
  tag: 'cat-faq',
  attributes: { topic: oneOf(Object.keys(modules), 'tours'), open: flag(), exclusive: flag() },
  config,
  hash,
  css,
  edition: () => import('#css/faq-edition'),
  prepare: () => Promise.all(Object.keys(modules).map(topics.load)),
  component: (props: { topic: string; open: boolean; exclusive: boolean }) =>
    createElement(Faq, { ...props, topics }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-faq': HTMLElement & { topic: string; open: boolean; exclusive: boolean };
  }
}
