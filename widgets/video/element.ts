import { css } from '#css/video';
import { createElement } from 'react';
import { flag } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TagElement } from '../kit/element/embed-context';
import { config, hash, picture, texts } from './data';
import { Video } from './video';

const attributes = {
  /** Leaves out the link below the film, unless the film cannot be shown. */
  'no-link': flag(),
};

/**
 * `<cat-video>`: the NBC New York report about us. Nothing is asked of its site before the visitor presses play.
 *
 * @csspart image - the picture that stands there until then
 * @csspart button - play
 * @csspart frame - the film
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const video = define({
  tag: 'cat-video',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/video-edition'),
  component: ({ noLink }) => createElement(Video, { texts, picture, noLink }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-video': TagElement<typeof attributes>;
  }
  interface HTMLElementEventMap {
    /** The visitor pressed play. */
    'cat-video-play': CustomEvent<undefined>;
  }
}
