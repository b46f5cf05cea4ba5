import { css } from '#css/help-button';
import { text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { HelpButton } from './help-button';
import { messages } from './messages';

export const helpButton = define({
  tag: 'cat-help-button',
  attributes: {
    label: text(messages.label),
    section: text('faq'),
    missing: text(messages.missing),
  },
  config,
  hash,
  css,
  edition: () => import('#css/help-button-edition'),
  component: HelpButton,
});
