import { css } from '#css/video';
import { createElement } from 'react';
import { flag } from '../kit/attributes';
import { define } from '../kit/define';
import { config, hash, picture, texts } from './data';
import { Video } from './video';

/**
 * `<cat-video>`: the NBC New York report about us. Nothing is asked of its site before the visitor presses play.
 *
 * @attr no-link - leaves out the link below the film, unless the film cannot be shown
 * @event cat-video-play - the visitor pressed play
 * @csspart image - the picture that stands there until then
 * @csspart button - play
 * @csspart frame - the film
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const video = define({
  tag: 'cat-video',
  attributes: { 'no-link': flag() },
  config,
  hash,
  css,
  edition: () => import('#css/video-edition'),
  component: ({ noLink }: { noLink: boolean }) => createElement(Video, { texts, picture, noLink }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-video': HTMLElement & { noLink: boolean };
  }
  interface HTMLElementEventMap {
    'cat-video-play': CustomEvent<undefined>;
  }
}
