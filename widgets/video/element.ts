import { css } from '#css/video';
import { flag } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { Video } from './video';

export const video = define({
  tag: 'cat-video',
  attributes: {
    'no-link': flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/video-edition'),
  component: Video,
});

declare global {
  interface HTMLElementEventMap {
    'cat-video-play': CustomEvent<null>;
  }
}
