import { css } from '#css/gallery';
import { createElement } from 'react';
import { integer, oneOf } from '../kit/attributes';
import { define } from '../kit/define';
import type { Album } from '../kit/model/gallery';
import { albumNames, albums } from './albums';
import { config, first, hash, none, second, third } from './data';
import { Gallery } from './gallery';
import type { PictureOpen } from './viewer';

/**
 * `<cat-gallery>`: an album of pictures, each of which opens large.
 *
 * @attr album - `home` (15 pictures, default), `tours` (38, from the walks) or `fans` (21, portraits of guests' cats)
 * @attr columns - where there is room for them, 2 to 6; default 3
 * @event cat-picture-open - the visitor opened a picture; detail `{ album, id }`
 * @csspart image - one small picture
 * @csspart lightbox - the large view
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const gallery = define({
  tag: 'cat-gallery',
  attributes: { album: oneOf(albumNames, 'home'), columns: integer(3, 2, 6) },
  config,
  hash,
  css,
  edition: () => import('#css/gallery-edition'),
  prepare: () => Promise.all(albumNames.map(albums.load)),
  component: ({ album, columns }: { album: Album; columns: number }) =>
    createElement(Gallery, { albums, album, columns, none, instead: [first, second, third] }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-gallery': HTMLElement & { album: Album; columns: number };
  }
  interface HTMLElementEventMap {
    'cat-picture-open': CustomEvent<PictureOpen>;
  }
}
