import { css } from '#css/help-button';
import { createElement } from 'react';
import { text } from '../kit/attributes';
import { define } from '../kit/define';
import { config, hash } from './data';
import { HelpButton } from './help-button';

/**
 * `<cat-help-button>`: leads to a section of the page, the questions say, and marks it for two seconds by the
 * attribute `data-marked`.
 *
 * @attr label - what stands on it
 * @attr section - id of the section; default `faq`
 * @attr missing - said where the page has no such section
 * @csspart button - the button
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const helpButton = define({
  tag: 'cat-help-button',
  attributes: {
    label: text('Need help?'),
    section: text('faq'),
    missing: text('The questions are not on this page right now.'),
  },
  config,
  hash,
  css,
  edition: () => import('#css/help-button-edition'),
  component: (props: { label: string; section: string; missing: string }) => createElement(HelpButton, props),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-help-button': HTMLElement & { label: string; section: string; missing: string };
  }
}
