import { css } from '#css/faq';
import { createElement } from 'react';
import { flag, oneOf } from '../kit/attributes';
import { define } from '../kit/define';
import type { TagElement } from '../kit/host';
import { kept } from '../kit/hooks/kept';
import { config, hash, modules } from './data';
import { Faq } from './faq';

const topics = kept(async (topic: string, again) => (await modules[topic]!(again)).items);

const attributes = {
  /** Whose questions: `tours`, `contact`, `press-kit`, `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`. */
  topic: oneOf(Object.keys(modules), 'tours'),
  /** The first answer is open at the start. */
  open: flag(),
  /** Opening one answer closes the others. */
  exclusive: flag(),
};

/**
 * `<cat-faq>`: questions and answers that unfold, each with an address of its own: `#faq-` and its words.
 *
 * @csspart card - one question with its answer
 * @csspart title - the question
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const faq = define({
  tag: 'cat-faq',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/faq-edition'),
  prepare: () => Promise.all(Object.keys(modules).map(topics.load)),
  component: (props) => createElement(Faq, { ...props, topics }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-faq': TagElement<typeof attributes>;
  }
}
