import { css } from '#css/help-button';
import { createElement } from 'react';
import { text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { HelpButton } from './help-button';
import { messages } from './messages';

const attributes = {
  /** Text of the button. */
  label: text(messages.label),
  /** Id of the section. */
  section: text('faq'),
  /** Said where the page has no such section. */
  missing: text(messages.missing),
};

/**
 * Leads to a section of the page, the questions say, and marks it for a moment by the
 * attribute `data-marked`.
 *
 * @csspart button - the button
 */
export const helpButton = define({
  tag: 'cat-help-button',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/help-button-edition'),
  component: (props) => createElement(HelpButton, props),
});
