import { css } from '#css/gallery';
import { createElement } from 'react';
import { integer, oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { albumNames, albums } from './albums';
import { config, first, hash, none, second, third } from './data';
import { Gallery } from './gallery';
import type { PictureOpen } from './viewer';

const attributes = {
  /** `tours`: from the walks; `fans`: portraits of guests' cats; `home`: some of both. */
  album: oneOf(albumNames, 'home'),
  /** Number of columns where there is room for them. */
  columns: integer(3, 2, 6),
};

/**
 * An album of pictures, each of which opens large.
 *
 * @csspart image - one small picture
 * @csspart lightbox - the large view
 */
export const gallery = define({
  tag: 'cat-gallery',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/gallery-edition'),
  prepare: () => Promise.all(albumNames.map(albums.load)),
  component: ({ album, columns }) =>
    createElement(Gallery, { albums, album, columns, none, fallbacks: [first, second, third] }),
});

declare global {
  interface HTMLElementEventMap {
    /** The visitor opened a picture. */
    'cat-picture-open': CustomEvent<PictureOpen>;
  }
}
