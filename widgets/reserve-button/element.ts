import { css } from '#css/reserve-button';
import { flag, integer, oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { config, defaultHref, hash, items, label } from './data';
import { ReserveButton } from './reserve-button';

export const reserveButton = define({
  tag: 'cat-reserve-button',
  attributes: {
    tour: oneOf(Object.keys(items) as TourSlug[], ''),
    'item-id': integer(0, 1),
    href: text(defaultHref),
    label: text(label),
    lightframe: flag(),
    lang: text(),
  },
  config,
  hash,
  languages: () => import('../languages/load-messages'),
  css,
  edition: () => import('#css/reserve-button-edition'),
  component: ReserveButton,
});

declare global {
  interface HTMLElementEventMap {
    /** `href`: destination unless the event is canceled; empty for none. */
    'cat-reserve-click': CustomEvent<{ href: string }>;
  }
}
