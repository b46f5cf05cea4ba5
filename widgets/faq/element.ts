import { css } from '#css/faq';
import { createElement } from 'react';
import { flag, oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { query } from '../kit/data/query';
import { config, hash, modules } from './data';
import { Faq } from './faq';

const names = Object.keys(modules) as (keyof typeof modules)[];
const topics = query(async (topic: keyof typeof modules) => (await modules[topic]()).items);

const attributes = {
  /** Group of questions: about tours of all kinds, by those who write to us or report about us, or about one tour. */
  topic: oneOf(names, 'tours'),
  /** The first answer is open at the start. */
  open: flag(),
  /** Opening one answer closes the others. */
  exclusive: flag(),
};

/**
 * Questions and answers that unfold, each with an address of its own: `#faq-` and its words.
 *
 * @csspart card - one question with its answer
 * @csspart title - the question
 */
export const faq = define({
  tag: 'cat-faq',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/faq-edition'),
  prepare: () => Promise.all(names.map(topics.load)),
  component: (props) => createElement(Faq, { ...props, topics }),
});
