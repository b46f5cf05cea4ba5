import { css } from '#css/video';
import { createElement } from 'react';
import { flag } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash, picture, texts } from './data';
import { Video } from './video';

const attributes = {
  /** Leaves out the link below the film, unless the film cannot be shown. */
  'no-link': flag(),
};

/**
 * The NBC New York report about us. Nothing is asked of its site before the visitor presses play.
 *
 * @csspart image - the picture that is shown until then
 * @csspart button - play
 * @csspart frame - the film
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
  interface HTMLElementEventMap {
    /** The visitor pressed play. */
    'cat-video-play': CustomEvent<undefined>;
  }
}
